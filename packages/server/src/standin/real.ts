import type { Convention } from '../config/types.ts';
import { StartError } from '../process/startError.ts';

/** What is for a server with data, members or money of its own. */
const REAL =
  /^(DATABASE_URL|MIGRATION_DATABASE_URL|DATA_DIR|SMTP_URL|STRIPE_\w+|SLACK_TOKEN|PACKET_S3_\w+|SESSION_SECRET(_PREVIOUS)?|METRICS_PORT)$/;

/**
 * Keeps a stand-in away from whatever is real.
 *
 * @throws StartError naming the variable
 */
export function requireNothingReal(variables: NodeJS.ProcessEnv): void {
  const [name] = Object.entries(variables).find(
    ([key, value = '']) => REAL.test(key) && value.trim() !== '',
  ) ?? [undefined];
  if (name !== undefined) {
    throw new StartError(`${name}: is for a real server; a stand-in (--demo) runs without it`);
  }
}

/**
 * Keeps a stand-in from a convention that is one.
 *
 * @throws StartError naming what would have to be another
 */
export function requireDemo({ demo, payments }: Pick<Convention, 'demo' | 'payments'>): void {
  if (demo && payments.adapter === 'sandbox') return;
  throw new StartError(
    'CONVENTION: a stand-in (--demo) needs a folder with demo: true and payments.adapter: sandbox; it may extend yours',
  );
}
