import type { Convention } from '../config/types.ts';
import { StartError } from '../process/startError.ts';

/** Variables of servers with real data, members or money. */
const REAL =
  /^(DATABASE_URL|MIGRATION_DATABASE_URL|DATA_DIR|SMTP_URL|STRIPE_\w+|SLACK_TOKEN|PACKET_S3_\w+|SESSION_SECRET(_PREVIOUS)?|METRICS_PORT)$/;

/**
 * Refuses variables of a real server.
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
 * Refuses a real convention.
 *
 * @throws StartError naming the required settings
 */
export function requireDemo({ demo, payments }: Pick<Convention, 'demo' | 'payments'>): void {
  if (demo && payments.adapter === 'sandbox') return;
  throw new StartError(
    'CONVENTION: a stand-in (--demo) needs a folder with demo: true and payments.adapter: sandbox; it may extend yours',
  );
}
