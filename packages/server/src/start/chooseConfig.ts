// Decisions: docs/decisions/convention-configuration.md
import { activateConfig, planConfig } from '../admin/applyConfig.ts';
import type { LoadedFolder } from '../config/folder.ts';
import { checkSavedData } from '../config/saved.ts';
import { findActiveVersion, loadVersion, wasActive } from '../config/versions.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { StartError } from '../process/startError.ts';
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
 * Returns the active configuration, or makes the server's folder the active one. A folder that was active before and
 * wasn't edited since doesn't undo what `conkit config apply` activated.
 *
 * @throws StartError if the folder doesn't fit the saved data, or needs a second administrator
 */
export async function chooseConfig(start: Start, folder: LoadedFolder): Promise<ChosenConfig> {
  const { db, clock, firstStart, name } = start;
  const active = await findActiveVersion(db);
  const isOther = active !== undefined && active.hash !== folder.hash;
  if (isOther && !active.is_start && (await wasActive(db, folder.hash))) {
    const applied = await loadVersion(db, active, firstStart);
    await checkSavedData(db, applied.config, applied.source);
    const warning = `The site uses version ${active.version} of the configuration, applied on ${active.time.toISOString()}, and not the folder ${name}, which is older. To use the folder, apply it: conkit config apply`;
    return { folder: applied, version: active.version, warning };
  }
  if (active?.hash === folder.hash) {
    await checkSavedData(db, folder.config, folder.source);
    return { folder, version: active.version };
  }
  const plan = await planConfig({ db, clock }, folder);
  if (plan.guarded.length > 0) {
    throw new StartError(
      [
        `CONVENTION: ${name} changes what a second administrator must approve. Start with the former folder, then run: conkit config apply`,
        ...plan.guarded.map((line) => `CONVENTION: ${line}`),
      ].join('\n'),
    );
  }
  const act = { operator: `cli:${getUserName()}`, reason: `Started with the folder ${name}` };
  const { version } = await activateConfig({ db, clock }, act, plan, true);
  return { folder, version };
}
