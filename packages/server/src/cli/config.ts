import { sql } from 'kysely';
import { basename, dirname } from 'node:path';
import { applyConfig, formatChanges, planConfig, type Applied } from '../admin/applyConfig.ts';
import type { AdminContext } from '../admin/operation.ts';
import { checkFolder } from '../check-config/checkFolder.ts';
import { findConventionFolder } from '../config/findFolder.ts';
import { readFirstStart } from '../config/firstStart.ts';
import { loadFolder } from '../config/folder.ts';
import { readConvention } from '../config/read.ts';
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
    summary: 'which configurations were active, newest first',
    options: {},
    async run({ db }) {
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
      return { text: lines.join('\n') || 'None.', json: { versions } };
    },
  },
];

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
      return `It waits for an approval at the desk, as change ${applied.pending}.`;
  }
}
