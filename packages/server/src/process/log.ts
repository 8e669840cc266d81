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
 * An error as it is logged: what went wrong and where. Those of the database, of the mail server and of the
 * payment provider carry more: statements with their values, rows, and the connection with its secrets.
 */
function briefly(error: unknown): object {
  // Whatever a library throws: a log that fails would answer nobody.
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: error.code }) };
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
    serializers: { err: briefly },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
