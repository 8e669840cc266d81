import type { WireRequest } from './exchange.ts';

/** Longer bodies are cut off, in characters. */
const MOST = 1500;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Returns the curl command that repeats a request, in one line.
 *
 * @param secrets secrets to replace, with their placeholders
 */
export function curlOf(
  { method, url, headers, body }: WireRequest,
  secrets: ReadonlyMap<string, string>,
): string {
  const hidden = (text: string) =>
    [...secrets].reduce((told, [secret, name]) => told.replaceAll(secret, name), text);
  const shown = (text: string) => {
    const told = hidden(text);
    return told.length > MOST ? `${told.slice(0, 80)}… (${text.length} characters)` : told;
  };
  const parts = [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(shown(url)),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${shown(value)}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(shown(body))}`]),
  ];
  return parts.join(' ').replaceAll(/[\r\n]+/g, ' ');
}
