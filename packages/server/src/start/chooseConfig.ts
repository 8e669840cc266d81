// Decisions: docs/decisions/convention-configuration.md
import { activateConfig, planConfig } from '../admin/applyConfig.ts';
import type { LoadedFolder } from '../config/folder.ts';
import { checkSavedData } from '../config/saved.ts';
import {
  findActiveVersion,
  loadVersion,
  wasActive,
  type ConfigVersion,
} from '../config/versions.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { getUserName } from '../process/userName.ts';

/** The configuration that a server starts with. */
interface ChosenConfig {
  readonly folder: LoadedFolder;
  readonly version: number;
  /** Says that the folder isn't used; undefined if it is. */
  readonly warning?: string;
}

interface Start {
  readonly db: Database;
  readonly clock: Clock;
  /** When the data's first server started. */
  readonly firstStart: Date;
  /** The folder's name for messages. */
  readonly name: string;
}

/**
 * Makes the server's folder the active configuration. The active one stays if the folder needs a second administrator's
 * approval, or if `conkit config apply` has replaced the folder and it wasn't edited since.
 *
 * @throws StartError if the configuration doesn't fit the saved data
 */
export async function chooseConfig(start: Start, folder: LoadedFolder): Promise<ChosenConfig> {
  const { db, clock, name } = start;
  const active = await findActiveVersion(db);
  const isOther = active !== undefined && active.hash !== folder.hash;
  if (isOther && !active.is_start && (await wasActive(db, folder.hash))) {
    const warning = `The site uses version ${active.version} of the configuration, applied on ${active.time.toISOString()}, and not the folder ${name}, which is older. To use the folder, apply it: conkit config apply`;
    return useVersion(start, active, warning);
  }
  if (active?.hash === folder.hash) {
    await checkSavedData(db, folder.config, folder.source);
    return { folder, version: active.version };
  }
  const plan = await planConfig({ db, clock }, folder);
  if (plan.active && plan.guarded.length > 0) {
    const warning = [
      `The site uses version ${plan.active.version} of the configuration, and not the folder ${name}, which changes what a second administrator must approve. To ask for it, run: conkit config apply`,
      ...plan.guarded,
    ].join('\n');
    return useVersion(start, plan.active, warning);
  }
  const act = { operator: `cli:${getUserName()}`, reason: `Started with the folder ${name}` };
  const { version } = await activateConfig({ db, clock }, act, plan, true);
  return { folder, version };
}

async function useVersion(
  { db, firstStart }: Start,
  version: ConfigVersion,
  warning: string,
): Promise<ChosenConfig> {
  const folder = await loadVersion(db, version, firstStart);
  await checkSavedData(db, folder.config, folder.source);
  return { folder, version: version.version, warning };
}
