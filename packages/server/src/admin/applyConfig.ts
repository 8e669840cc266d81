// Decisions: docs/decisions/convention-configuration.md
import { type Approval, type AuditActor, audited } from '../audit/audited.ts';
import { notifyReplaced } from '../awards/replaced.ts';
import { isCategoryAnnounced } from '../config/announced.ts';
import { formatDifference, listDifferences, type Difference } from '../config/difference.ts';
import {
  type ConfigFacts,
  getFacts,
  hasVotingOpened,
  listGuardedChanges,
  listRefusals,
} from '../config/facts.ts';
import { readFirstStart, requireSameConvention } from '../config/firstStart.ts';
import { loadFolder, readStoredFolder, type LoadedFolder } from '../config/folder.ts';
import { configError } from '../config/read.ts';
import { checkSavedData } from '../config/saved.ts';
import {
  findActiveVersion,
  lockConfiguration,
  pruneVersions,
  readContent,
  storeContent,
  type ConfigVersion,
} from '../config/versions.ts';
import { listSecondAdministrators } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import type { Clock } from '../ports/clock.ts';
import { StartError } from '../process/startError.ts';
import {
  FIRST_ADMINISTRATOR,
  getApproverRoles,
  type PendingAct,
  requestApproval,
  SINGLE_ADMINISTRATOR,
} from './approvals.ts';
import type { AdminContext } from './operation.ts';

/** What would change if a folder became active. */
export interface ConfigPlan {
  readonly folder: LoadedFolder;
  /** The active version; undefined before the first. */
  readonly active: ConfigVersion | undefined;
  readonly differences: readonly Difference[];
  /** Why another administrator must approve it, one line each. Empty if none must. */
  readonly guarded: readonly string[];
  /** Stands for the approval where no other administrator can give one. */
  readonly approval?: Approval;
}

/** Compares a folder with the active version. */
export async function planConfig(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  folder: LoadedFolder,
): Promise<ConfigPlan> {
  const active = await findActiveVersion(db);
  if (!active || active.hash === folder.hash) {
    return { folder, active, differences: [], guarded: [] };
  }
  const { facts } = active;
  const former = await readFormer(db, active);
  const differences = former === undefined ? [UNREADABLE] : listDifferences(former, folder.content);
  const now = await getLatestTime(db, clock);
  const { awards, crew } = listGuardedChanges(facts, getFacts(folder.config), now);
  const plan = { folder, active, differences, guarded: [] };
  if (awards.length + crew.length === 0) return plan;
  if (facts.crew.single_administrator) return { ...plan, approval: SINGLE_ADMINISTRATOR };
  // While no administrator can approve, the operator sets the crew's limits alone, as the first roles.
  const isFirst = awards.length === 0 && (await listApprovers(db, clock, facts, '')).length === 0;
  if (isFirst) return { ...plan, approval: FIRST_ADMINISTRATOR };
  return { ...plan, guarded: [...awards, ...crew] };
}

/**
 * Returns the time, but none before a row of the audit log: with the clock set back, an open vote would seem not to
 * have opened.
 */
async function getLatestTime(db: Queryable, clock: Clock): Promise<Date> {
  const newest = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('time').as('time'))
    .executeTakeFirst();
  return new Date(Math.max(clock.now().getTime(), newest?.time?.getTime() ?? 0));
}

/** Stands for the differences from a version whose folder was changed in the database. */
const UNREADABLE: Difference = { field: 'all', before: '(not readable)', after: '(this folder)' };

/** Returns the content of the active version; undefined if it can't be used, which must not prevent a correction. */
async function readFormer(db: Queryable, { hash }: ConfigVersion): Promise<string | undefined> {
  try {
    return await readContent(db, hash);
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
}

const listApprovers = (
  db: Queryable,
  clock: Clock,
  { crew }: Pick<ConfigFacts, 'crew'>,
  requester: string,
): Promise<readonly string[]> =>
  listSecondAdministrators(
    db,
    { config: { crew }, clock },
    requester,
    getApproverRoles('applyConfig'),
  );

/** The version with a folder, which may have been active before. */
export interface Activated {
  readonly kind: 'same' | 'active';
  readonly version: number;
}

/** What became of a folder. */
export type Applied =
  | Activated
  /** Another administrator must approve it. */
  | ({ readonly kind: 'waiting' } & Awaited<ReturnType<typeof requestApproval>>);

/**
 * Activates a folder for all processes, or requests the approval that it needs.
 *
 * @throws StartError with the reasons if it can't become active
 */
export async function applyConfig(
  context: AdminContext,
  act: AuditActor,
  plan: ConfigPlan,
): Promise<Applied> {
  const { db, clock } = context;
  const { folder, active, differences, guarded } = plan;
  if (!active || guarded.length === 0) return activateConfig(context, act, plan);
  if ((await listApprovers(db, clock, active.facts, act.operator)).length === 0) {
    const days = active.facts.crew.second_administrator_days;
    const roles = getApproverRoles('applyConfig').join(' or ');
    const reason = `Another administrator must approve this, and none has been ${roles} for ${days} days:`;
    throw new StartError([reason, ...guarded].join('\n'));
  }
  const needs = guarded.join('\n');
  if (needs.length > MAX_NEEDS) {
    throw new StartError(
      `Another administrator must approve this, and couldn't check so many changes at once (${guarded.length}): apply them in several steps`,
    );
  }
  // Refuse at once what would fail after the approval.
  const tried = await activateConfig({ ...context, dryRun: () => undefined }, act, plan);
  if (context.dryRun) return tried;
  await storeContent(db, folder);
  const requested = await requestApproval(context, {
    operation: 'applyConfig',
    isOnly: true,
    request: {
      params: {},
      body: {
        base: active.version,
        hash: folder.hash,
        needs_approval: needs,
        changes: formatChanges(hideSecrets(clock.now(), folder, active, differences)).join('\n'),
      },
    },
    requester: act.operator,
    reason: act.reason,
  });
  return { kind: 'waiting', ...requested };
}

/** The most characters of the changes that one approval can allow. All of them are shown. */
const MAX_NEEDS = 20_000;

/** The request of a pending change. */
interface PendingConfig {
  readonly body: {
    readonly base: number;
    readonly hash: string;
    /** The lines that the approver has read. */
    readonly needs_approval: string;
  };
}

/** Returns whether another configuration became active after the request, which then can't be approved. */
export const isStaleConfig = (
  { operation, request }: Pick<PendingAct, 'operation' | 'request'>,
  activeVersion: number,
): boolean => operation === 'applyConfig' && (request as PendingConfig).body.base !== activeVersion;

/**
 * Activates a folder after its approval.
 *
 * @throws ProblemError `conflict` if it can't become active any more
 */
export async function runApprovedConfig(
  context: AdminContext,
  act: AuditActor,
  request: object,
): Promise<Activated> {
  const { db } = context;
  const { base, hash, needs_approval } = (request as PendingConfig).body;
  try {
    const first = await readFirstStart(db);
    if (!first) throw new StartError('No server has been started on these data');
    const source = readStoredFolder(await readContent(db, hash), 'the new configuration');
    const folder = loadFolder(source, first.time);
    const plan = await planConfig(context, folder);
    if (plan.active?.version !== base) throw new StartError(CHANGED);
    // A period may have opened since.
    const seen = new Set(needs_approval.split('\n'));
    if (plan.guarded.some((line) => !seen.has(line))) throw new StartError(MORE);
    return await activateConfig(context, act, plan);
  } catch (error) {
    if (error instanceof StartError) throw new ProblemError('conflict', { message: error.message });
    throw error;
  }
}

const CHANGED = 'The configuration has changed since then. Apply the folder again.';
const MORE = 'More of this needs an approval than when it was requested. Apply the folder again.';

/**
 * Stores a version, which every process then uses, and writes it to the audit log.
 *
 * @param isStart whether a server starts with the folder, which may change more
 * @throws StartError with the reasons if it can't become active
 */
export const activateConfig = (
  context: Pick<AdminContext, 'db' | 'clock' | 'dryRun' | 'approval'>,
  act: AuditActor,
  plan: ConfigPlan,
  isStart = false,
): Promise<Activated> => {
  const { clock, dryRun, approval = plan.approval } = context;
  const { folder, differences } = plan;
  return audited<Activated>({ ...context, approval }, 'applyConfig', act, async (trx) => {
    const { config, source, hash } = folder;
    await lockConfiguration(trx);
    const active = await findActiveVersion(trx);
    // Another process may have been faster with the same folder.
    if (active?.hash === hash) {
      return { answer: { kind: 'same', version: active.version }, changes: [] };
    }
    if (active?.version !== plan.active?.version) throw new StartError(CHANGED);
    const first = await readFirstStart(trx);
    if (first) requireSameConvention(first, config.id);
    const facts = getFacts(config);
    const now = await getLatestTime(trx, clock);
    if (active) {
      if (!isStart) requireNone(listRefusals(active.facts, facts, clock.now()));
      // A period may have opened since the folder was compared.
      const isApproved = approval !== undefined || dryRun !== undefined;
      if (!isApproved) requireNone(listGuardedChanges(active.facts, facts, now).awards);
    }
    await checkSavedData(trx, config, source);
    const version = (active?.version ?? 0) + 1;
    await storeContent(trx, folder);
    await trx
      .insertInto('configuration')
      .values({
        version,
        hash,
        facts: JSON.stringify(facts),
        previous: active?.version ?? null,
        is_start: isStart,
        time: clock.now(),
      })
      .execute();
    await pruneVersions(trx);
    await notifyReplaced({ db: trx, config, clock });
    const shown = hideSecrets(now, folder, active, differences).slice(0, MAX_CHANGES);
    const fields = (side: 'before' | 'after') =>
      Object.fromEntries(shown.map(({ field, [side]: value }) => [field, value]));
    const more = differences.length - shown.length;
    const before = { configuration: active?.version ?? null, configuration_hash: active?.hash };
    const after = { configuration: version, configuration_hash: hash };
    return {
      answer: { kind: 'active', version },
      changes: [
        {
          before: { ...before, ...fields('before') },
          after: { ...after, ...fields('after'), ...(more > 0 && { other_changes: more }) },
        },
      ],
    };
  });
};

/** @throws StartError with all reasons */
function requireNone(refusals: readonly string[]): void {
  if (refusals.length > 0) {
    throw configError(refusals.map((message) => ({ file: 'the new configuration', message })));
  }
}

/** The most changes that are stored with a version or request. */
const MAX_CHANGES = 100;

/** Returns changes as lines, and how many more there are. */
export function formatChanges(differences: readonly Difference[]): readonly string[] {
  const more = differences.length - MAX_CHANGES;
  return [
    ...differences.slice(0, MAX_CHANGES).map(formatDifference),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}

const FINALISTS = /^finalists(?:\.([^.]+))?/;

/** Hides finalists that aren't public: every administrator can read the audit log. */
function hideSecrets(
  now: Date,
  { config }: LoadedFolder,
  active: ConfigVersion | undefined,
  differences: readonly Difference[],
): readonly Difference[] {
  return differences.map((difference) => {
    const { field, before, after } = difference;
    const [isFinalist, category = ''] = FINALISTS.exec(field) ?? [];
    if (isFinalist === undefined || isCategoryAnnounced(config, category, now)) return difference;
    // The new configuration could call them secret to hide a change.
    if (active && hasVotingOpened(active.facts, category, now)) return difference;
    const hide = (value: string | null) => (value === null ? null : '(not public)');
    return { field, before: hide(before), after: hide(after) };
  });
}
