import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { exchange } from '../http/exchange.ts';
import type { Reach } from './seeding.ts';

const run = promisify(execFile);
const PATIENCE_MS = 60_000;

/**
 * Runs a request or command of the seeding.
 *
 * @param words the values of its `{name}` placeholders
 * @throws Error when it fails
 */
export async function reach(place: Reach, words: Readonly<Record<string, string>>) {
  const filled = (text: string, as: (word: string) => string = String) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const word = words[name];
      return word === undefined ? whole : as(word);
    });
  if ('command' in place) {
    const [program = '', ...args] = place.command.map((one) => filled(one));
    return (await run(program, args, { timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 })).stdout;
  }
  const { url, method = place.body === undefined ? 'GET' : 'POST', body } = place;
  const asJson = (word: string) => JSON.stringify(word).slice(1, -1);
  const answer = await exchange({
    method,
    url: filled(url, encodeURIComponent),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: filled(body, asJson) }),
  });
  if (answer.status >= 400) throw new Error(`${url} answers ${answer.status}`);
  return answer.body.toString('utf8');
}
