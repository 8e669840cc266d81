import { sql } from 'kysely';
import { basename, dirname } from 'node:path';
import type { PendingAct } from '../admin/approvals.ts';
import {
  applyConfig,
  formatChanges,
  isStaleConfig,
  planConfig,
  type Applied,
} from '../admin/applyConfig.ts';
import type { AdminContext } from '../admin/operation.ts';
import { checkFolder } from '../check-config/checkFolder.ts';
import { findConventionFolder } from '../config/findFolder.ts';
import { readFirstStart } from '../config/firstStart.ts';
import { loadFolder } from '../config/folder.ts';
import { readConvention } from '../config/read.ts';
import type { Queryable } from '../database/connect.ts';
import { StartError } from '../process/startError.ts';
import type { Arguments, Command, CommandOutput } from './command.ts';

/** How many versions `config list` prints. */
const MAX_LISTED = 20;

/** Commands for the active configuration. */
export const configCommands: readonly Command[] = [
  {
    name: 'config apply',
    act: 'applyConfig',
    summary: 'check a folder, and make it the configuration of the running site',
    isAct: true,
    first: 'folder',
    options: {
      folder: { value: '<folder>', help: 'of the convention', isRequired: true },
      // Shows the approval that is needed, too.
      'dry-run': { help: 'only check it, and print what would change' },
    },
    run: runApply,
  },
  {
    name: 'config list',
    act: 'listConfigs',
    summary: 'which configurations were active, newest first, and which one waits for an approval',
    options: {},
    async run({ db, clock }) {
      const versions = await db
        .selectFrom('configuration')
        .leftJoin('audit', (join) =>
          join
            .on('operation', '=', 'applyConfig')
            .on(sql`after ->> 'configuration'`, '=', sql`version::text`),
        )
        .select(['version', 'configuration.time', 'configuration.hash', 'previous'])
        .select(['operator', 'approved_by', 'reason'])
        .orderBy('version', 'desc')
        .limit(MAX_LISTED)
        .execute();
      const lines = versions.map(({ version, time, operator, approved_by, reason }) => {
        const approved = approved_by === null ? '' : `, approved by ${approved_by}`;
        return `${version}  ${time.toISOString()}  ${operator ?? '–'}${approved}: ${reason ?? '–'}`;
      });
      const waiting = await listWaiting(db, clock.now(), versions[0]?.version ?? 0);
      return {
        text: [...waiting.map(describeWaiting), ...lines].join('\n') || 'None.',
        json: { waiting, versions },
      };
    },
  },
];

/** A change that an administrator must approve. */
interface Waiting extends Pick<PendingAct, 'id' | 'created' | 'requester' | 'reason'> {
  /** Whether another configuration became active since, so that it can't be approved. */
  readonly is_stale: boolean;
}

async function listWaiting(
  db: Queryable,
  now: Date,
  activeVersion: number,
): Promise<readonly Waiting[]> {
  const acts = await db
    .selectFrom('pending_act')
    .select(['id', 'created', 'requester', 'reason', 'operation', 'request'])
    .where('operation', '=', 'applyConfig')
    .where('expires', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return acts.map(({ operation, request, id, created, requester, reason }) => ({
    id,
    created,
    requester,
    reason,
    is_stale: isStaleConfig({ operation, request }, activeVersion),
  }));
}

function describeWaiting({ id, created, requester, reason, is_stale }: Waiting): string {
  const status = is_stale
    ? 'can no longer be approved, because another configuration became active. Apply the folder again'
    : 'waits for an approval at the desk';
  return `Change ${id}  ${created.toISOString()}  ${requester}: ${reason}\n  It ${status}.`;
}

async function runApply(context: AdminContext, given: Arguments): Promise<CommandOutput> {
  const { db, clock } = context;
  const act = given.act();
  const cwd = process.env['INIT_CWD'] ?? '.';
  const path = findConventionFolder(given.required('folder'), cwd, process.env);
  const report = checkFolder(path, clock.now(), process.env).slice(1);
  const first = await readFirstStart(db);
  if (!first) throw new StartError('No server has been started on these data; start one first');
  const plan = await planConfig(
    context,
    loadFolder(readConvention(basename(path), dirname(path)), first.time),
  );
  const isDry = given.has('dry-run');
  const applied = await applyConfig(
    isDry ? { ...context, dryRun: () => undefined } : context,
    act,
    plan,
  );
  const changes = formatChanges(plan.differences);
  const { guarded } = plan;
  return {
    text: [
      ...(isDry ? ['Dry run: nothing was changed.'] : []),
      ...report,
      ...(changes.length > 0 ? ['Changes:', ...changes.map((line) => `  ${line}`)] : []),
      ...(guarded.length > 0
        ? ['Another administrator must approve this:', ...guarded.map((line) => `  ${line}`)]
        : []),
      ...(isDry ? [] : [describe(applied)]),
    ].join('\n'),
    json: { ...(isDry ? { dry_run: true } : applied), changes: plan.differences, guarded },
  };
}

function describe(applied: Applied): string {
  switch (applied.kind) {
    case 'same':
      return `The folder is the active configuration already: version ${applied.version}.`;
    case 'active':
      return `Version ${applied.version} is active. Every process uses it within some seconds, without a restart.`;
    case 'waiting':
      return [
        `It waits for an approval at the desk, as change ${applied.pending}.`,
        ...applied.replaced.map(
          ({ requester, reason }) =>
            `It replaces the change that waited, of ${requester}: ${reason}`,
        ),
      ].join('\n');
  }
}
