// Breaks the server's dependencies while members vote, nominate and buy. Then compares the acknowledged data with the
// stored data. See README.md for usage.
import {
  postgresPrograms,
  startPostgres,
  type OwnPostgres,
} from '../packages/server/src/testing/faults/ownPostgres.ts';
import {
  breakMailServer,
  breakPayments,
  endConnections,
  endOneOfTwo,
  fillDisk,
  killServer,
  restartPostgres,
} from '../packages/server/src/testing/faults/scenarios.ts';
import { AS_BUILT } from '../packages/server/src/testing/faults/serverProcess.ts';
import { smallDisk } from '../packages/server/src/testing/faults/smallDisk.ts';
import { readOptions } from './lib/options.ts';
import { row, say } from './lib/statistics.ts';

const { members, seconds, kills, only } = readOptions({
  members: 30,
  seconds: 5,
  kills: 5,
  only: '',
});
const scale = { args: AS_BUILT, members, stageMs: seconds * 1000 };
const DISK_MB = 200;

interface Outcome {
  readonly acknowledged: number;
  readonly found: number;
  readonly twice?: readonly string[];
  readonly answers?: string;
}

let failed = 0;

async function report(
  name: string,
  scenario: () => Promise<Outcome>,
  note: (outcome: Outcome) => string = () => '',
) {
  if (!name.includes(only)) return;
  const outcome = await scenario();
  const { acknowledged, found, twice = [], answers = '' } = outcome;
  if (found !== acknowledged || twice.length > 0 || acknowledged === 0) failed += 1;
  say(row(name, acknowledged, found, twice.length, answers, note(outcome)));
}

/** Runs a task that needs a small file system. Prints a note if none can be mounted. */
async function onSmallDisk(
  run: (disk: NonNullable<Awaited<ReturnType<typeof smallDisk>>>) => Promise<void>,
) {
  const disk = await smallDisk(DISK_MB);
  if (!disk)
    return say(row('full disk', 'not tried: no small file system may be mounted', '', '', '', ''));
  try {
    return await run(disk);
  } finally {
    await disk.close();
  }
}

const getHealth = (outcome: Outcome) =>
  'health' in outcome ? `/healthz ${JSON.stringify(outcome.health)}` : '';

async function withPostgres(postgres: OwnPostgres) {
  const { url } = postgres;
  await report('PostgreSQL: connections ended', () => endConnections(scale, url));
  await report('PostgreSQL: broken down and restarted', () => restartPostgres(scale, postgres));
  await report('PostgreSQL: server killed', () => killServer(scale, url, kills));
  await report('PostgreSQL: one of two servers ended', () => endOneOfTwo(scale, url));
}

say(row('Fault', 'Acknowledged', 'There once', 'There twice', 'Answers (0: none)', ''));
say('|---|--:|--:|--:|---|---|');
await report('PGlite: server killed', () => killServer(scale, undefined, kills));
await onSmallDisk((disk) =>
  report('PGlite: disk full', () => fillDisk(scale, disk, undefined), getHealth),
);
if (postgresPrograms() === undefined) {
  say(row('PostgreSQL', 'not tried: its programs are not there', '', '', '', ''));
} else {
  const postgres = await startPostgres();
  try {
    await withPostgres(postgres);
  } finally {
    await postgres.close();
  }
  await onSmallDisk(async (disk) => {
    const own = await startPostgres(disk.folder);
    try {
      await report('PostgreSQL: disk full', () => fillDisk(scale, disk, own.url), getHealth);
    } finally {
      await own.close();
    }
  });
}
await report(
  'Stripe: late, twice, never, out of order',
  () => breakPayments(scale, undefined),
  (outcome) =>
    'charges' in outcome && 'paid' in outcome
      ? `${outcome.charges} charges, ${outcome.paid} paid`
      : '',
);
await report(
  'Mail server: refuses, hangs, dies with mails',
  () => breakMailServer(scale, undefined),
  (outcome) => ('died' in outcome ? `${outcome.died} taken by it when it died` : ''),
);
process.exitCode = failed > 0 ? 1 : 0;
