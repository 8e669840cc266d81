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

/**
 * What looks like an address: mail servers repeat it when they refuse a mail. Of limited length, so that no text takes long; a
 * package with its version is none.
 */
const ADDRESS =
  /[^\s<>"'(),:;=/]{1,64}@[^\s<>"'(),:;=/]{1,190}\.[\p{L}\d-]{0,30}\p{L}[\p{L}\d-]{0,30}/gu;

/** A text that others wrote, without addresses. */
const nameless = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll(ADDRESS, '[address]') : text;

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
