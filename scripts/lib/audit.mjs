import { runPnpm } from './install.mjs';
import { say } from './run.mjs';

/** Advisories of this severity or higher fail the check. */
const LEVEL = 'high';

/**
 * Asks the registry for known vulnerabilities of the shipped packages. If the registry can't answer (a mirror, no
 * network), the check reports that and passes.
 *
 * @returns {Promise<string | undefined>} the advisories
 */
export async function auditProblem() {
  const { code, output } = await runPnpm(['audit', '--prod', '--audit-level', LEVEL]);
  if (code === 0) return undefined;
  if (!/ERR_PNPM_AUDIT|ERR_PNPM_META_FETCH|ENOTFOUND|ECONN/.test(output)) return output;
  say('The dependencies were not audited: the registry does not answer that here.');
  return undefined;
}
