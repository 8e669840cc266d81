import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../process/env.ts';
import { SECRET_LENGTH } from '../process/envSchema.ts';
import { StartError } from '../process/startError.ts';

/**
 * Returns the secret that keys and session ids are hashed with: `SESSION_SECRET`, or one created at the first start
 * and kept in the data folder.
 *
 * @throws StartError when several processes could each create their own, or when the file is too short
 */
export function sessionSecret(
  { sessionSecret: given, databaseUrl, dataDir }: Env,
  isDemo: boolean,
): string {
  if (given !== undefined) return given;
  if (databaseUrl !== undefined && !isDemo) {
    throw new StartError(
      'SESSION_SECRET: is needed together with DATABASE_URL, the same for every process',
    );
  }
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length >= SECRET_LENGTH) return kept;
  throw new StartError(`SESSION_SECRET: ${file} is too short; delete it to sign everybody out`);
}
