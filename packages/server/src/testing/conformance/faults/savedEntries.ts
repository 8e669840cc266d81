import type { OperationId } from '@conkit/api-client';
import { getBody, type Json, sending } from '../planting.ts';
import type { Fault } from '../proxy.ts';

type Ranking = (number | null)[];
type Rankings = Record<string, Ranking>;

const ballots = /keeps every ballot/;
const nominations = /keeps every nomination/;

/** Stores something else than was sent, but answers as if it had stored that. */
const storing =
  (member: 'votes' | 'nominations', change: (value: Json) => unknown): Fault['plant'] =>
  async (request, sendOn) => {
    const body = getBody(request);
    const sent: unknown = structuredClone(body[member]);
    body[member] = change(body[member] as Json);
    const answer = await sendOn(request);
    const isStored = answer.status === 200 && getBody(answer)['refused'] === undefined;
    if (isStored) getBody(answer)[member] = sent;
    return answer;
  };

const voting = (change: (ranking: Ranking) => Ranking) =>
  storing('votes', (votes) =>
    Object.fromEntries(Object.entries(votes as Rankings).map(([key, own]) => [key, change(own)])),
  );

/** Leaves out a category from saves of several. */
const without = (isLost: (key: string, own: Ranking, at: number) => boolean) =>
  storing('votes', (votes) => {
    const all = Object.entries(votes as Rankings);
    if (all.length < 2) return votes;
    return Object.fromEntries(all.filter(([key, own], at) => !isLost(key, own, at)));
  });

const titled = (change: (title: string) => string) =>
  storing('nominations', (works) =>
    (works as unknown as (Record<string, string> | null)[]).map(
      (work) =>
        work &&
        Object.fromEntries(Object.entries(work).map(([key, title]) => [key, change(title)])),
    ),
  );

/** The lines of a ranking in a mail. */
const RANKS = /(?:^ {2}\d+\. .*\n)+/gm;

const nothing = sending(() => undefined);
const copy = (
  name: string,
  id: OperationId,
  foundBy: 'vote' | 'nominate',
  mails: Fault['mails'] & {},
): Fault => ({
  name,
  in: id,
  foundBy,
  titles: foundBy === 'vote' ? ballots : nominations,
  plant: nothing,
  mails,
});

/** Faults of what is stored and mailed after a save that is answered correctly. */
export const savedEntryFaults: readonly Fault[] = [
  {
    name: 'empty positions are dropped',
    in: 'vote',
    titles: ballots,
    plant: voting((ranking) => ranking.filter((id) => id !== null)),
  },
  {
    name: 'No Award is lost',
    in: 'vote',
    titles: ballots,
    plant: voting((ranking) => ranking.filter((id) => id !== -1)),
  },
  {
    name: 'one category is never stored',
    in: 'vote',
    titles: ballots,
    plant: without((key) => key === 'DramaticShort'),
  },
  {
    name: 'one of several emptied categories is kept',
    in: 'vote',
    titles: ballots,
    plant: without((_, own, at) => own.length === 0 && at > 0),
  },
  {
    name: 'an emptied category is kept',
    in: 'vote',
    titles: ballots,
    plant: without((_, own) => own.length === 0),
  },
  {
    name: 'a ranking is stored backwards',
    in: 'vote',
    titles: ballots,
    plant: voting((ranking) => ranking.toReversed()),
  },
  {
    name: 'the last position is cut off',
    in: 'vote',
    titles: ballots,
    plant: voting((ranking) => ranking.slice(0, 4)),
  },
  {
    name: 'titles are composed (NFC)',
    in: 'nominate',
    titles: nominations,
    plant: titled((title) => title.normalize('NFC')),
  },
  {
    name: 'letters beyond Latin-1 become question marks',
    in: 'nominate',
    titles: nominations,
    plant: titled((title) => title.replaceAll(/[\u0100-\uffff]/g, '?')),
  },
  {
    name: 'letters beyond the Basic Multilingual Plane are lost',
    in: 'nominate',
    titles: nominations,
    plant: titled((title) => title.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '')),
  },
  {
    name: 'joined emoji fall apart',
    in: 'nominate',
    titles: nominations,
    plant: titled((title) => title.replaceAll('\u200d', '')),
  },
  {
    name: 'markup in a title is removed',
    in: 'nominate',
    titles: nominations,
    plant: titled((title) => title.replaceAll(/<[^>]*>/g, '')),
  },
  {
    name: 'a title with U+0000 is accepted',
    in: 'nominate',
    titles: nominations,
    plant: titled((title) => title.replaceAll('\u0000', '')),
  },
  {
    name: 'an emptied category of nominations is kept',
    in: 'nominate',
    titles: nominations,
    plant: async (request, sendOn) => {
      const { category, nominations: works } = getBody(request);
      if (works.length > 0) return sendOn(request);
      const path = request.path.replace('nominate', 'nominations');
      const { body } = await sendOn({ ...request, method: 'GET', path, body: undefined });
      const own = (body as Json[]).find((one) => one['category'] === category);
      getBody(request)['nominations'] = own?.['nominations'] ?? [];
      const answer = await sendOn(request);
      getBody(answer)['nominations'] = [];
      return answer;
    },
  },
  copy('the copy of a ballot is never mailed', 'mailVotes', 'vote', (text) =>
    RANKS.test(text) ? '' : text,
  ),
  copy('the mailed ballot lacks the empty positions', 'mailVotes', 'vote', (text) =>
    text.replaceAll(RANKS, (list) => {
      const ranked = list.split('\n').filter((line) => line !== '' && !line.includes('[No entry]'));
      return ranked.map((line, at) => `${line.replace(/\d+/, String(at + 1))}\n`).join('');
    }),
  ),
  copy('the mailed ballot lacks No Award', 'mailVotes', 'vote', (text) =>
    text.replaceAll(/^( {2}\d\.) No award$/gim, '$1'),
  ),
  copy('the mailed ballot has two finalists swapped', 'mailVotes', 'vote', (text) =>
    text.replaceAll(RANKS, (list) => {
      const titles = list.split('\n').map((line) => line.replace(/^ {2}\d+\. /, ''));
      return titles
        .slice(0, -1)
        .toReversed()
        .map((title, at) => `  ${at + 1}. ${title}\n`)
        .join('');
    }),
  ),
  copy('the copy of the nominations is never mailed', 'mailNominations', 'nominate', (text) =>
    text.includes('  • ') ? '' : text,
  ),
  copy('the mailed nominations have question marks', 'mailNominations', 'nominate', (text) =>
    text.replaceAll(/[\u0500-\uffff]/g, '?'),
  ),
];
