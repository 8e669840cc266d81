// Measures requests per second of the calls that matter in the last hour of voting, with 10 connections of one voter
// each. On PGlite, or on PostgreSQL with --database. See README.md for usage.
import autocannon, { type Request } from 'autocannon';
import { type PortalServer, startServer } from '../e2e/server.ts';
import { createDatabase, dropDatabase, fillSaves } from './lib/database.ts';
import { readOptions } from './lib/options.ts';
import { saveVotes } from './lib/saves.ts';
import { newVoter, type Voter } from './lib/setting.ts';
import { row, say } from './lib/statistics.ts';

const CONNECTIONS = 10;
const WARM_UP = 2;
const { rows, seconds, ...options } = readOptions({ database: undefined, rows: 0, seconds: 10 });

/** A function that returns the next request of a voter's connection. */
type Traffic = (voter: Voter) => Request;

const get =
  (path: (voter: Voter) => string): Traffic =>
  (voter) => ({ method: 'GET', path: `/api/${path(voter)}`, headers: { cookie: voter.cookie } });

/** Saves the same categories repeatedly, each save after the previous one. */
const save =
  (votes: Record<string, number[]>): Traffic =>
  (voter) =>
    saveVotes(voter, () => votes);

/** The time of each voter's last save of nominations. */
const lastNominations = new Map<number, string>();

/** Saves five different works each time, each save after the previous one. */
const nominate: Traffic = ({ id, cookie }) => ({
  setupRequest: (request) => ({
    ...request,
    method: 'POST',
    path: `/api/hugo/${id}/nominate`,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      lastmod: lastNominations.get(id) ?? null,
      signature: 'Benchmark',
      category: 'Novel',
      nominations: [1, 2, 3, 4, 5].map((n) => ({
        title: `Work ${n} after ${lastNominations.get(id) ?? 'nothing'}`,
        author: 'Another Author',
      })),
    }),
  }),
  onResponse: (status, body) => {
    if (status === 200) lastNominations.set(id, (JSON.parse(body) as { time: string }).time);
  },
});

/** Returns rankings of three works in three categories. */
async function someVotes({ url }: PortalServer): Promise<Record<string, number[]>> {
  const answer = await fetch(`${url}/api/hugo/finalists`);
  const finalists = (await answer.json()) as Record<string, { id: number }[]>;
  const three = Object.entries(finalists).slice(0, 3);
  return Object.fromEntries(
    three.map(([name, list]) => [name, list.slice(0, 3).map(({ id }) => id)]),
  );
}

async function measure(server: PortalServer, voters: readonly Voter[], traffic: Traffic) {
  const run = (duration: number) => {
    let next = 0;
    return autocannon({
      url: server.url,
      connections: CONNECTIONS,
      duration,
      setupClient: (client) => {
        const voter = voters[next++ % voters.length];
        if (voter) client.setRequests([traffic(voter)]);
      },
    });
  };
  await run(WARM_UP);
  return run(seconds);
}

const database = options.database && (await createDatabase(options.database));
const server = await startServer({
  LOG_LEVEL: 'warn',
  ...(database && { CONVENTION: 'demo', DATABASE_URL: database }),
});
try {
  const voters: Voter[] = [];
  for (let n = 1; n <= CONNECTIONS; n++) voters.push(await newVoter(server, n));
  const calls: [string, Traffic][] = [
    ['`GET user`', get(() => 'user')],
    ['`GET hugo/finalists`', get(() => 'hugo/finalists')],
    ['`POST hugo/{id}/vote`, three categories', save(await someVotes(server))],
    ['`GET hugo/{id}/votes`', get(({ id }) => `hugo/${id}/votes`)],
    ['`POST hugo/{id}/nominate`, five works', nominate],
    ['`GET hugo/{id}/nominations`', get(({ id }) => `hugo/${id}/nominations`)],
  ];
  const measureAll = async (title: string) => {
    say(`\n${row(title, 'Requests/s', 'Median ms', '99 % ms', 'Failed')}\n|---|--:|--:|--:|--:|`);
    for (const [name, traffic] of calls) {
      const { requests, latency, non2xx, errors } = await measure(server, voters, traffic);
      say(row(name, requests.average.toFixed(0), latency.p50, latency.p99, non2xx + errors));
    }
  };
  await measureAll(database ? 'PostgreSQL' : 'PGlite');
  if (database && rows > 0) {
    await fillSaves(database, rows);
    await measureAll(`PostgreSQL, ${rows} votes and as many nominations more`);
  }
} finally {
  await server.dispose();
  if (options.database && database) await dropDatabase(options.database, database);
}
