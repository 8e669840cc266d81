import { hostname } from 'node:os';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/** Keys that are redacted wherever an object contains them. */
const SECRET_KEYS = [
  'cookie',
  'set-cookie',
  'authorization',
  'key',
  'password',
  'source',
  'client_secret',
];

/** A run of characters that may be an address. The pattern takes linear time for any text. */
const PIECE = /[^\s<>"'(),:;=/]+/g;

/** Returns whether the text looks like an address; `package@version` does not. */
function isAddress(piece: string): boolean {
  const at = piece.lastIndexOf('@');
  const [last = '', ...others] = piece
    .slice(at + 1)
    .replace(/\.$/, '')
    .split('.')
    .toReversed();
  return at > 0 && others.length > 0 && /\p{L}/u.test(last);
}

/** Removes addresses from an external text: mail servers repeat them when they refuse a mail. */
const redactAddresses = (text: unknown): unknown =>
  typeof text === 'string'
    ? text.replaceAll(PIECE, (piece) => (isAddress(piece) ? '[address]' : piece))
    : text;

/**
 * Returns the loggable part of an error: what failed and where. Errors of the database, mail server and payment
 * provider also contain SQL values, rows, and connections with secrets.
 */
function serializeError(error: unknown): object {
  // Libraries may throw anything, and logging must not fail.
  if (!(error instanceof Error)) return { message: redactAddresses(String(error)) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  const [what, where] = [redactAddresses(message), redactAddresses(stack)];
  return { type, message: what, stack: where, ...('code' in error && { code: error.code }) };
}

/**
 * Creates a structured log without secrets: one JSON object per line.
 *
 * @param stream the destination
 * @default standard output
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    // Several processes may write to the same log.
    base: { process: `${hostname()}:${process.pid}` },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError, reason: redactAddresses },
    redact: {
      paths: SECRET_KEYS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
