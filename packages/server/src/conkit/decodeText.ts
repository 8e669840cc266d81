import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';

/** The maximum number of wrong lines in an error. */
const MAX_NAMED = 20;

/**
 * Decodes a text file. By default as UTF-8, or as UTF-16 if the first bytes show it.
 *
 * @param encoding a label of the Encoding Standard, such as `latin1`
 * @throws UsageError for an unknown encoding
 * @throws StartError with the lines that are invalid in the encoding or that another program has damaged
 */
export function decodeText(bytes: Uint8Array, encoding?: string): string {
  const marked = detectUnicode(bytes);
  const given = encoding === undefined ? undefined : openDecoder(encoding).encoding;
  if (marked !== undefined && given !== undefined && given !== marked) {
    throw new StartError(`The file is ${marked}, not ${given}: leave out --encoding.`);
  }
  const name = given ?? marked ?? 'utf-8';
  const text = decode(bytes, name);
  if (given !== undefined && !given.startsWith('utf-') && isMultibyteUtf8(bytes)) {
    throw new StartError(`The file is utf-8, not ${given}: leave out --encoding.`);
  }
  // Single-byte encodings have no letters at these codes, so the file has another encoding.
  const isSingleByte = !name.startsWith('utf-');
  const damaged = linesWith(text, isSingleByte ? /[\uFFFD\u0080-\u009F]/ : /\uFFFD/);
  if (damaged.length > 0) {
    throw new StartError(
      [
        `The file has characters that no name has: an earlier program damaged them, or it is not ${name}.`,
        ...damaged,
      ].join('\n'),
    );
  }
  return text;
}

function openDecoder(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UsageError(
      `--encoding "${encoding}" is unknown: use utf-8, utf-16le, latin1, windows-1252 or another of the Encoding Standard`,
    );
  }
}

/** Detects UTF-8 or UTF-16 by a byte order mark, or UTF-16 by a zero byte next to the first letter. */
function detectUnicode(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && bytes[3] === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be';
  return undefined;
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return openDecoder(name).decode(bytes);
  } catch {
    const loose = new TextDecoder(name).decode(bytes);
    throw new StartError(
      [
        `The file is not ${name}. Save it as UTF-8, or name its encoding, such as --encoding windows-1252.`,
        ...linesWith(loose, /\uFFFD/),
      ].join('\n'),
    );
  }
}

/** Returns the matching lines with their numbers. */
function linesWith(text: string, wrong: RegExp): readonly string[] {
  const found = text
    .split(/\r?\n/)
    .flatMap((line, at) => (wrong.test(line) ? [`line ${at + 1}: ${line.slice(0, 200)}`] : []));
  const rest = found.length - MAX_NAMED;
  return rest > 0 ? [...found.slice(0, MAX_NAMED), `… and ${rest} other lines`] : found;
}

/**
 * Returns whether the bytes are UTF-8 with non-ASCII characters. Text in another encoding is hardly ever valid UTF-8.
 */
function isMultibyteUtf8(bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte < 0x80)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
