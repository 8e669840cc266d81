import { getBody, insisting, instead, type Json, json, sending, SUCCESS } from '../planting.ts';
import type { Fault } from '../proxy.ts';

const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

const getNewest = (votes: Json): string | null =>
  Object.values(votes)
    .map(({ time }: Json) => String(time))
    .toSorted()
    .at(-1) ?? null;

/** Faults of nominations, finalists and votes. */
export const ballotFaults: readonly Fault[] = [
  {
    name: 'a lost category',
    in: 'vote',
    titles: /every category/,
    plant: sending((request) => {
      const [first] = Object.entries(getBody(request)['votes'] as Json);
      getBody(request)['votes'] = Object.fromEntries(first ? [first] : []);
    }),
  },
  {
    name: 'a rank that is off by one',
    in: 'getVotes',
    foundBy: 'vote',
    titles: /every category/,
    plant: json(200, (body) => {
      for (const saved of Object.values(body)) saved.votes = [null, ...saved.votes];
    }),
  },
  {
    name: 'saving one category loses another',
    in: 'vote',
    titles: /every category/,
    plant: sending((request) => {
      const votes = getBody(request)['votes'] as Json;
      if (Object.keys(votes).length === 1) votes['Novella'] = [];
    }),
  },
  {
    name: 'a stale save that is accepted',
    in: 'vote',
    titles: /overwrite another/,
    plant: insisting('stale_votes', (request, { current }) => {
      getBody(request)['lastmod'] = getNewest(current as Json);
    }),
  },
  {
    name: 'two concurrent saves that both succeed',
    in: 'vote',
    titles: /at once/,
    plant: insisting('stale_votes', (request, { current }) => {
      getBody(request)['lastmod'] = getNewest(current as Json);
    }),
  },
  {
    name: 'a conflict without the current ballot',
    in: 'vote',
    titles: /overwrite another/,
    plant: json(409, (body) => {
      body['current'] = {};
    }),
  },
  {
    name: 'a time different from the save’s',
    in: 'vote',
    titles: /every category/,
    plant: json(200, (body) => {
      body['time'] = later(String(body['time']), 1000);
    }),
  },
  {
    name: 'a time that does not sort as text',
    in: 'vote',
    titles: /every category/,
    plant: json(200, (body) => {
      body['time'] = String(body['time']).replace('Z', '+00:00');
    }),
  },
  {
    name: 'an invalid category is ignored',
    in: 'vote',
    titles: /by itself/,
    plant: json(200, (body) => {
      delete body['refused'];
    }),
  },
  {
    name: 'a vote without the right',
    in: 'vote',
    titles: /right to vote/,
    plant: instead(403, { ...SUCCESS, time: '2019-07-01T12:00:00.000Z', votes: { Novel: [1] } }),
  },
  {
    name: 'a vote after the deadline',
    in: 'vote',
    titles: /deadline/,
    plant: instead(403, { ...SUCCESS, time: '2019-07-01T12:00:00.000Z', votes: { Novel: [1] } }),
  },
  {
    name: 'a stale nomination that is accepted',
    in: 'nominate',
    titles: /overwrite another/,
    plant: sending((request) => {
      delete getBody(request)['lastmod'];
    }),
  },
  {
    name: 'a nomination that is lost',
    in: 'nominate',
    titles: /empty rows/,
    plant: sending((request) => {
      const body = getBody(request);
      if (Array.isArray(body['nominations'])) body['nominations'] = body['nominations'].slice(0, 1);
    }),
  },
  {
    name: 'a finalist in two categories',
    in: 'getFinalists',
    titles: /each finalist once/,
    plant: json(200, (body) => {
      const [first] = Object.values(body);
      first?.push(first[0]);
    }),
  },
  {
    name: 'a ballot’s count that is off by one',
    in: 'getAwardSummary',
    titles: /counts/,
    plant: json(200, (body) => {
      for (const { awards } of body['people']) for (const { ballot } of awards) ballot.done += 1;
    }),
  },
];
