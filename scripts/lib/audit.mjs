import { runPnpm } from './install.mjs';
import { say } from './run.mjs';

/** What the registry knows to be wrong from here on is mended before anything else is done. */
const LEVEL = 'high';

/**
 * Asks the registry what is known to be wrong with the packages that are shipped. Where it does not answer that
 * question (a mirror, no network) the run says so: nobody's tests fail for what they cannot reach.
 * @returns {Promise<string | undefined>} the advisories
 */
export async function auditProblem() {
  const { code, output } = await runPnpm(['audit', '--prod', '--audit-level', LEVEL]);
  if (code === 0) return undefined;
  if (!/ERR_PNPM_AUDIT|ERR_PNPM_META_FETCH|ENOTFOUND|ECONN/.test(output)) return output;
  say('The dependencies were not audited: the registry does not answer that here.');
  return undefined;
}
