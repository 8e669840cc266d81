// Decisions: docs/decisions/sign-in.md
import type { Env } from '../process/env.ts';
import { StartError } from '../process/startError.ts';

type Reach = Pick<Env, 'isPublic' | 'allowsPublicDemo' | 'publicUrl'>;

/**
 * Refuses to start the demo where others can reach it: anyone can read its mails at `/dev/mail` and sign in as its
 * administrators. A real convention that forgot to set `CONVENTION` would start as the demo, too.
 *
 * @throws StartError naming the variables
 */
export function requirePrivateDemo({ isPublic, allowsPublicDemo }: Reach): void {
  if (!isPublic || allowsPublicDemo) return;
  throw new StartError(
    'CONVENTION: this is the demo, and others may reach it: anyone could read every mail and sign in as an administrator. Set CONVENTION to your own folder; or set ALLOW_PUBLIC_DEMO=true to run a public demo, or PUBLIC_URL to an address of this machine, such as http://localhost:8080',
  );
}

/** Returns the warning for a demo that others can reach, and nothing for any other. */
export const publicDemoWarnings = ({ isPublic, publicUrl }: Reach): readonly string[] =>
  isPublic
    ? [
        `ALLOW_PUBLIC_DEMO=true: anyone can read the mails of this demo at ${publicUrl}/dev/mail and sign in as its administrators. Keep no real data here.`,
      ]
    : [];
