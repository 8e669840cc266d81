import { pino, type Logger } from 'pino';

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

/** A structured log without secrets: one JSON object per line on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
  });
}
