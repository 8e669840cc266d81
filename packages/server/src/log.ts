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

/** What errors of the database carry beside what went wrong: a statement's values, and the row itself. */
const values = new Set(['params', 'detail']);

/** An error as it is logged: what is in the database is in no log. */
const withoutValues = (error: Error): object =>
  Object.fromEntries(
    Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !values.has(name)),
  );

/**
 * A structured log without secrets: one JSON object per line.
 *
 * @param stream where to; standard output when absent
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
