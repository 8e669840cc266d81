// Simulates the last hour of voting: many voters who save repeatedly, at a mean rate and then at ten times that rate.
// Saves don't wait for earlier responses. See README.md for usage.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../packages/server/src/testing/faults/ownPostgres.ts';
import { newTally, type Tally } from '../packages/server/src/testing/faults/load.ts';
import type { Member } from '../packages/server/src/testing/faults/members.ts';
import { AS_BUILT } from '../packages/server/src/testing/faults/serverProcess.ts';
import { makeSetting } from '../packages/server/src/testing/faults/setting.ts';
import { createDatabase, dropDatabase } from './lib/database.ts';
import { readOptions } from './lib/options.ts';
import { row, say } from './lib/statistics.ts';

const { voters, saves, minutes, seconds, times, ...options } = readOptions({
  database: undefined,
  voters: 3000,
  saves: 20,
  minutes: 10,
  /** The duration of the highest rate. */
  seconds: 60,
  /** The highest rate as a multiple of the mean rate. */
  times: 10,
});
const rate = (voters * saves) / (minutes * 60);
const GOAL_MS = 500;
const EXPECTED = new Set([200, 409, 429, 503]);

/** The number of connections is the number that a proxy in front of the server keeps. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface Saved {
  readonly status: number;
  readonly time: string | undefined;
}

const post = (url: string, cookie: string, body: string): Promise<Saved> =>
  new Promise((resolve) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const { time } = (status === 200 ? JSON.parse(text) : {}) as { time?: string };
        resolve({ status, time });
      });
    });
    sent.on('error', () => resolve({ status: 0, time: undefined }));
    sent.end(body);
  });

interface Category {
  readonly name: string;
  readonly ids: readonly number[];
}

async function getCategories(url: string): Promise<readonly Category[]> {
  const answer = await fetch(`${url}/api/hugo/finalists`);
  const finalists = (await answer.json()) as Record<string, { id: number; replaced?: object }[]>;
  return Object.entries(finalists).map(([name, list]) => ({
    name,
    ids: list.flatMap(({ id, replaced }) => (replaced ? [] : [id])),
  }));
}

/** Saves one category after the other, each save after the response to the previous one. */
function voter({ id, cookie }: Member, url: string, categories: readonly Category[], tally: Tally) {
  let lastmod: string | undefined;
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  const save = async (due: number) => {
    const mark = `D${id}-${(count += 1)}`;
    const { name, ids } = categories[count % categories.length] ?? { name: 'Novel', ids: [] };
    const turn = count % Math.max(1, ids.length);
    const ranking = [...ids.slice(turn), ...ids.slice(0, turn)].slice(0, 5);
    const body = { lastmod: lastmod ?? null, signature: mark, votes: { [name]: ranking } };
    const { status, time } = await post(`${url}/api/hugo/${id}/vote`, cookie, JSON.stringify(body));
    tally.times.push(performance.now() - due);
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    (status === 200 ? tally.acknowledged : tally.open).push({ kind: 'vote', mark });
    if (time !== undefined) lastmod = time;
  };
  return (due: number) => (last = last.then(() => save(due)));
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Sends saves at a rate for a while, voter by voter. Times each save from the time at which it was due. */
async function sendSaves(
  perSecond: number,
  lasting: number,
  savers: readonly ((due: number) => Promise<void>)[],
): Promise<void> {
  const total = Math.round(perSecond * lasting);
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let n = 0; n < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (; n < due; n += 1) {
      const save = savers[n % savers.length];
      if (save) all.push(save(began + (n / perSecond) * 1000));
    }
    await sleep(2);
  }
  await Promise.all(all);
}

const database = options.database && (await createDatabase(options.database));
const postgres = database ? undefined : await startPostgres();
const url = database || postgres?.url;
let failed = false;
try {
  const scale = { args: AS_BUILT, members: voters, stageMs: 0 };
  const setting = await makeSetting(scale, { url });
  try {
    const categories = await getCategories(setting.server.url);
    say(
      row(
        'Rate',
        'Saves',
        'Acknowledged',
        'Stored once',
        'Median ms',
        '99 % ms',
        'Longest',
        'Answers',
      ),
    );
    say('|---|--:|--:|--:|--:|--:|--:|---|');
    const tally = newTally();
    const savers = setting.members.map((member) =>
      voter(member, setting.server.url, categories, tally),
    );
    for (const [perSecond, lasting] of [
      [rate, minutes * 60],
      [rate * times, seconds],
    ] as const) {
      for (const list of [tally.times, tally.acknowledged, tally.open]) list.length = 0;
      tally.statuses.clear();
      await sendSaves(perSecond, lasting, savers);
      const { acknowledged, found, twice, answers } = await setting.judge(tally);
      const sorted = tally.times.toSorted((one, other) => one - other);
      const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(0));
      say(
        row(
          `${perSecond.toFixed(0)}/s for ${lasting} s`,
          sorted.length,
          acknowledged,
          found,
          p50 ?? '',
          p99 ?? '',
          most ?? '',
          answers,
        ),
      );
      failed ||= found !== acknowledged || twice.length > 0 || Number(p99) > GOAL_MS;
      failed ||= [...tally.statuses.keys()].some((status) => !EXPECTED.has(status));
    }
  } finally {
    await setting.close();
  }
} finally {
  agent.destroy();
  await postgres?.close();
  if (options.database && database) await dropDatabase(options.database, database);
}
process.exitCode = failed ? 1 : 0;
