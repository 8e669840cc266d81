import { hostname } from 'node:os';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/** What must never be in a log, wherever an object carries it. */
const secrets = [
  'cookie',
  'set-cookie',
  'authorization',
  'key',
  'password',
  'source',
  'client_secret',
];

/** What is written in one piece: each sign is looked at once, however long the text is. */
const PIECE = /[^\s<>"'(),:;=/]+/g;

/** Whether a piece looks like an address; a package with its version does not. */
function isAddress(piece: string): boolean {
  const at = piece.lastIndexOf('@');
  const [last = '', ...others] = piece
    .slice(at + 1)
    .replace(/\.$/, '')
    .split('.')
    .toReversed();
  return at > 0 && others.length > 0 && /\p{L}/u.test(last);
}

/** A text that others wrote, without addresses: mail servers repeat them when they refuse a mail. */
const nameless = (text: unknown): unknown =>
  typeof text === 'string'
    ? text.replaceAll(PIECE, (piece) => (isAddress(piece) ? '[address]' : piece))
    : text;

/**
 * An error as it is logged: what went wrong and where. Those of the database, of the mail server and of the
 * payment provider carry more: statements with their values, rows, and the connection with its secrets.
 */
function briefly(error: unknown): object {
  // Whatever a library throws: a log that fails would answer nobody.
  if (!(error instanceof Error)) return { message: nameless(String(error)) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  const [what, where] = [nameless(message), nameless(stack)];
  return { type, message: what, stack: where, ...('code' in error && { code: error.code }) };
}

/**
 * A structured log without secrets: one JSON object per line.
 *
 * @param stream where to; standard output when absent
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    // Several processes may write into one place.
    base: { process: `${hostname()}:${process.pid}` },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: briefly, reason: nameless },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
