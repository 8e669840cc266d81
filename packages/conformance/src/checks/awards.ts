import type {
  AwardSummary,
  Finalists,
  Nominations,
  StaleNominations,
  StaleVotes,
  VoteAnswer,
  Votes,
} from '@conkit/api-client';
import type { Answer, Browser } from '../kit.ts';
import { DoesNotApply, Skip } from '../record.ts';
import {
  getNewestSave,
  readNominations,
  ensureBallot,
  ensureNominations,
  readVotes,
  work,
} from '../scene/prepared.ts';
import type { TestAccount, Scene } from '../scene/scene.ts';
import { requirePart } from './callers.ts';
import { later, LONG_AGO, MARGIN_MS, MINUTE_MS, same, type Check } from './check.ts';
import { pagingChecks } from './paging.ts';
import { readingChecks } from './reading.ts';
import { ballotChecks, nominationChecks } from './savedEntries.ts';

/** Checks that only saved entries are mailed. */
const copyCheck: Check = {
  title: 'answers 404 if nothing is saved',
  provokes: ['404 not_found'],
  run: async (scene, id) => {
    const { browser, person } = await scene.createMember();
    const params = { id: person.id };
    scene.kit.expect(await scene.kit.send(browser, id, { params }), '404 not_found');
  },
};

/** Returns a check that the operation answers only voters; `body` is the request's body. */
const votersOnly = (body?: object): Check => ({
  title: 'refuses a person without the right to vote',
  provokes: ['403 not_eligible'],
  run: async (scene, id) => {
    await requirePart(scene, id);
    const { browser, person } = await scene.testAccount('visitor');
    const answer = await scene.kit.send(browser, id, {
      params: { id: person.id },
      ...(body && { body }),
    });
    scene.kit.expect(answer, '403 not_eligible', 'without the right');
  },
});

/** How many files of the packet are requested. */
const MAX_FILES = 6;

/** Checks that the links of the packet lead to files on the same site. */
const packetCheck: Check = {
  title: 'links to files that can be fetched without a session',
  run: async (scene, id) => {
    await requirePart(scene, id);
    const { kit } = scene;
    const { browser, person } = await scene.testAccount('target');
    const answer = await kit.send(browser, id, { params: { id: person.id } });
    const packet = kit.must<Record<string, Record<string, { url: string }>>>(answer);
    const urls = Object.values(packet).flatMap((formats) =>
      Object.values(formats).map(({ url }) => url),
    );
    if (urls.length === 0) throw new DoesNotApply('there is no packet yet');
    for (const path of urls.slice(0, MAX_FILES)) {
      const { href: url, origin } = new URL(path, kit.baseUrl);
      const wire = { method: 'GET', url, headers: { range: 'bytes=0-0' } };
      const isOwn = origin === new URL(kit.baseUrl).origin;
      if (!kit.thatOf(wire, isOwn, 'links to another site')) continue;
      const { status } = await kit.sendUndescribed(wire);
      kit.thatOf(wire, status < 400, `links to a file that answers ${status}`);
      const whose = {
        ...wire,
        url: url.replace(/(?<=right=)./, (sign) => (sign === 'x' ? 'y' : 'x')),
      };
      if (whose.url === url) continue;
      const forged = await kit.sendUndescribed(whose);
      kit.thatOf(whose, forged.status >= 400, 'gives a file to a changed link');
    }
  },
};

/** Checks the finalists that the seeding names. */
const finalistsCheck: Check = {
  title: 'lists the finalists of the seeding, in each category that it names',
  run: async ({ kit, facts }) => {
    const wanted = kit.seeding.finalists;
    if (!wanted) throw new DoesNotApply('the seeding has no finalists');
    const found = await facts.finalists();
    for (const [category, titles] of Object.entries(wanted)) {
      const own = (found[category] ?? []).map(({ title }) => title);
      const missing = titles.filter((title) => !own.includes(title));
      kit.that(missing.length === 0, `lacks finalists of ${category}: ${missing.join(', ')}`);
      const other = own.filter((title) => !titles.includes(title));
      kit.that(other.length === 0, `has unknown finalists of ${category}: ${other.join(', ')}`);
    }
  },
};

const MAX_VOTERS = 4;

/** Times in UTC with milliseconds, which sort as text. */
const SORTS_AS_TEXT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

interface VoteSent {
  readonly lastmod: string | null;
  readonly votes: Readonly<Record<string, readonly (number | null)[]>>;
}

const vote = (
  { kit }: Scene,
  { browser, person: { id } }: TestAccount,
  sent: VoteSent,
): Promise<Answer> =>
  kit.send(browser, 'vote', { params: { id }, body: { signature: 'Signed', ...sent } });

/** Returns only the rankings. */
const rankings = (votes: Votes) =>
  Object.fromEntries(Object.entries(votes).map(([category, { votes: own }]) => [category, own]));

/** Checks of ballots. */
const voteChecks: readonly Check[] = [
  {
    title: 'saves every category of a request at one time, and no other',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [first, second] = await facts.contests();
      let lastmod = await ensureBallot(scene, account);
      const [a, b, c] = first.ids;
      const sent = {
        [first.category]: [c, a, b],
        ...(second && { [second.category]: [second.ids[1], second.ids[0]] }),
      };
      const saved = kit.must<VoteAnswer>(await vote(scene, account, { lastmod, votes: sent }));
      kit.that(same(saved.votes, sent), 'does not answer with what was saved');
      kit.that(Date.parse(saved.time) > Date.parse(lastmod), 'does not save at a later time');
      kit.that(
        SORTS_AS_TEXT.test(saved.time),
        `answers a time that does not sort as text: ${saved.time}`,
      );
      let votes = await readVotes(kit, account);
      for (const [category, ranking] of Object.entries(sent)) {
        kit.that(same(votes[category]?.votes, ranking), 'does not keep the ranking as it was sent');
        kit.that(votes[category]?.time === saved.time, 'does not keep the time that it answers');
      }
      kit.that(getNewestSave(votes) === saved.time, 'lists a later save than it answered');
      lastmod = saved.time;
      const one = { [first.category]: [b] };
      kit.must(await vote(scene, account, { lastmod, votes: one }));
      votes = await readVotes(kit, account);
      kit.that(
        same(rankings(votes), { ...rankings(votes), ...sent, ...one }),
        'changes a category that was not sent',
      );
    },
  },
  {
    title: 'refuses a save that would overwrite another',
    provokes: ['409 stale_votes'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category, ids }] = await facts.contests();
      await ensureBallot(scene, account);
      const before = await readVotes(kit, account);
      for (const lastmod of [null, LONG_AGO]) {
        const votes = { [category]: [...ids].slice(0, 7).toReversed() };
        const answer = await vote(scene, account, { lastmod, votes });
        const problem = kit.must<StaleVotes>(answer, '409 stale_votes', 'a stale save');
        kit.that(same(problem.current, before), 'does not answer with the current ballot', answer);
      }
      kit.that(same(await readVotes(kit, account), before), 'stores a save that it refused');
    },
  },
  {
    title: 'accepts one of two saves at once, and refuses the other',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category, ids }] = await facts.contests();
      const lastmod = await ensureBallot(scene, account);
      const answers = await Promise.all(
        [[ids[0]], [ids[1], ids[2]]].map((ranking) =>
          vote(scene, account, { lastmod, votes: { [category]: ranking } }),
        ),
      );
      const said = answers.map((answer) => answer.said).toSorted();
      kit.that(
        same(said, ['200', '409 stale_votes']),
        `answers two saves at once with ${said.join(' and ')}`,
        answers[0],
      );
    },
  },
  {
    title: 'answers a repeated save as the first time',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category, ids }] = await facts.contests();
      const lastmod = await ensureBallot(scene, account);
      const votes = { [category]: [ids[2], null, ids[0]] };
      const first = kit.must<VoteAnswer>(await vote(scene, account, { lastmod, votes }));
      const again = kit.must<VoteAnswer>(
        await vote(scene, account, { lastmod, votes }),
        '200',
        'sent again',
      );
      kit.that(again.time === first.time, 'saves a repeated request again');
    },
  },
  {
    title: 'saves each category by itself',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [first, second] = await facts.contests();
      if (!second) throw new DoesNotApply('only one category has an open vote');
      const wrong = first.replaced ?? 2_000_000_000;
      const votes = { [first.category]: [wrong], [second.category]: [second.ids[0]] };
      const lastmod = await ensureBallot(scene, account);
      const {
        refused = [],
        votes: saved,
        time,
      } = kit.must<VoteAnswer>(await vote(scene, account, { lastmod, votes }));
      const code = first.replaced === undefined ? 'unknown_finalist' : 'replaced_finalist';
      kit.that(
        same(Object.keys(saved), [second.category]),
        'answers that it saved an invalid ranking',
      );
      kit.that(refused[0]?.code === code, `does not refuse with ${code} in \`refused\``);
      const one = { lastmod: time, votes: { [first.category]: [wrong] } };
      kit.expect(await vote(scene, account, one), '400 invalid', 'only invalid rankings');
      for (const id of [second.ids[0], 2_000_000_000]) {
        const unknown = { lastmod: time, votes: { [first.category]: [id] } };
        if (!first.ids.includes(id))
          kit.expect(await vote(scene, account, unknown), '400 invalid', 'an unknown finalist');
      }
      const twice = { lastmod: time, votes: { [first.category]: [first.ids[0], first.ids[0]] } };
      kit.expect(await vote(scene, account, twice), '400 invalid', 'one finalist twice');
      const { positions, category, ids } = first;
      const long = { [category]: [...Array.from({ length: positions }, () => null), ids[0]] };
      kit.expect(
        await vote(scene, account, { lastmod: time, votes: long }),
        '400 invalid',
        'a ballot that is too long',
      );
    },
  },
  {
    title: 'refuses a person without the right to vote',
    provokes: ['403 not_eligible'],
    run: async (scene) => {
      const account = await scene.testAccount('visitor');
      const [{ category, ids }] = await scene.facts.contests();
      const answer = await vote(scene, account, { lastmod: null, votes: { [category]: [ids[0]] } });
      scene.kit.expect(answer, '403 not_eligible', 'without the right');
    },
  },
  {
    title: 'accepts votes from the opening until the end of the minute of the deadline',
    provokes: ['403 voting_closed'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category, ids, voting }] = await facts.contests();
      const lastmod = await ensureBallot(scene, account);
      const save = (ranking: number[]) => (browser: Browser) =>
        vote(scene, { ...account, browser }, { lastmod, votes: { [category]: ranking } });
      const { opens, closes } = voting;
      const end = later(closes, MINUTE_MS);
      const change = save([ids[0], ids[1], ids[2]]);
      const late = await scene.askAt({ from: end }, 'target', change);
      kit.expect(late, '403 voting_closed', 'after the deadline');
      const before = { from: later(opens, -MARGIN_MS), until: opens };
      const early = await scene.askAt(before, 'target', change);
      kit.expect(early, '403 voting_closed', 'before the opening');
      const lastMinute = { from: later(end, -MARGIN_MS), until: end };
      const inTime = await scene.askAt(lastMinute, 'target', save([ids[1], ids[2], ids[0]]));
      kit.expect(inTime, '200', 'in the last minute');
    },
  },
];

const nominateWith = async (scene: Scene, account: TestAccount, more: object): Promise<Answer> => {
  const [{ category }] = await scene.facts.nominated();
  const body = { signature: 'Signed', category: category.key, ...more };
  return scene.kit.send(account.browser, 'nominate', { params: { id: account.person.id }, body });
};

/** Checks of nominations. */
const nominateChecks: readonly Check[] = [
  {
    title: 'saves nominations without empty rows',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category, most }] = await facts.nominated();
      const lastmod = await ensureNominations(scene, account);
      const works = [work(category.fields, 'First'), work(category.fields, 'Second')];
      const nominations = [works[0], null, work(category.fields, ' '), works[1]];
      const answer = await nominateWith(scene, account, { lastmod, nominations });
      const saved = kit.must<{ time: string; nominations: object[] }>(answer);
      kit.that(same(saved.nominations, works), 'does not answer with what was saved', answer);
      kit.that(
        Date.parse(saved.time) > Date.parse(lastmod),
        'does not save at a later time',
        answer,
      );
      const now = await readNominations(kit, account, category.key);
      kit.that(
        same(now?.nominations, works) && now?.time === saved.time,
        'does not save what it answered',
        answer,
      );
      const many = Array.from({ length: most + 1 }, (_, at) => work(category.fields, `Work ${at}`));
      kit.expect(
        await nominateWith(scene, account, { lastmod: saved.time, nominations: many }),
        '400 invalid',
        'too many',
      );
      const odd = { nominations: [{ ...works[0], no_such_field: 'A value' }] };
      kit.expect(await nominateWith(scene, account, odd), '400 invalid', 'an unknown field');
      const unknown = { category: 'NoSuchCategory', nominations: [] };
      kit.expect(await nominateWith(scene, account, unknown), '400 invalid', 'an unknown category');
    },
  },
  {
    title: 'refuses a save that would overwrite another',
    provokes: ['409 stale_nominations'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category }] = await facts.nominated();
      await ensureNominations(scene, account);
      const before = await readNominations(kit, account, category.key);
      const nominations = [work(category.fields, 'Too late')];
      const answer = await nominateWith(scene, account, { lastmod: null, nominations });
      const problem = kit.must<StaleNominations>(answer, '409 stale_nominations', 'a stale save');
      kit.that(
        same(problem.current, before),
        'does not answer with the current nominations',
        answer,
      );
      const now = await readNominations(kit, account, category.key);
      kit.that(same(now, before), 'stores a save that it refused', answer);
    },
  },
  {
    title: 'accepts one of two saves at once, and answers a repeated one',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category }] = await facts.nominated();
      const lastmod = await ensureNominations(scene, account);
      const of = (title: string) => ({ lastmod, nominations: [work(category.fields, title)] });
      const two = [of('One'), of('Other')];
      const answers = await Promise.all(two.map((sent) => nominateWith(scene, account, sent)));
      const said = answers.map((answer) => answer.said).toSorted();
      kit.that(
        same(said, ['200', '409 stale_nominations']),
        `answers two saves at once with ${said.join(' and ')}`,
        answers[0],
      );
      const won = answers.findIndex(({ status }) => status === 200);
      const again = await nominateWith(scene, account, two[won] ?? {});
      kit.expect(again, '200', 'sent again');
      const times = [again, answers[won]].map((answer) => Object(answer?.json).time as string);
      kit.that(times[0] === times[1], 'saves a repeated request again', again);
    },
  },
  {
    title: 'refuses a person without the right to nominate',
    provokes: ['403 not_eligible'],
    run: async (scene) => {
      const answer = await nominateWith(scene, await scene.testAccount('visitor'), {
        nominations: [],
      });
      scene.kit.expect(answer, '403 not_eligible', 'without the right');
    },
  },
  {
    title: 'accepts nominations from the opening until the end of the minute of the deadline',
    provokes: ['403 nominating_closed'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ category, nominations: period }] = await facts.nominated();
      const save = (title: string) => (browser: Browser) =>
        nominateWith(
          scene,
          { ...account, browser },
          { nominations: [work(category.fields, title)] },
        );
      const end = later(period.closes, MINUTE_MS);
      const late = await scene.askAt({ from: end }, 'target', save('Late'));
      kit.expect(late, '403 nominating_closed', 'after the deadline');
      const before = { from: later(period.opens, -MARGIN_MS), until: period.opens };
      const early = await scene.askAt(before, 'target', save('Early'));
      kit.expect(early, '403 nominating_closed', 'before the opening');
      const lastMinute = { from: later(end, -MARGIN_MS), until: end };
      const inTime = await scene.askAt(lastMinute, 'target', save('In time'));
      kit.expect(inTime, '200', 'in the last minute');
    },
  },
];

/** Checks of the operations on awards. */
export const hugoChecks = {
  vote: [...voteChecks, ...ballotChecks],
  nominate: [...nominateChecks, ...nominationChecks],
  mailVotes: [copyCheck],
  mailNominations: [copyCheck],
  getVotes: [],
  getNominations: [],
  setReminders: [votersOnly({ wanted: true })],
  getReading: [],
  saveReading: [votersOnly({ lastmod: null, entries: {} }), ...readingChecks],
  deleteReading: [],
  getPacket: [votersOnly(), packetCheck],
  getFinalists: [
    finalistsCheck,
    {
      title: 'lists each finalist once, and answers 304 while nothing has changed',
      run: async (scene) => {
        const { kit } = scene;
        const browser = await scene.caller('anonymous');
        const answer = await kit.send(browser, 'getFinalists');
        const finalists = kit.must<Finalists>(answer);
        const ids = Object.values(finalists).flatMap((all) => all.map(({ id }) => id));
        kit.that(new Set(ids).size === ids.length, 'gives two finalists one id', answer);
        kit.that(answer.headers['etag'] !== undefined, 'has no ETag', answer);
        const etag = String(answer.headers['etag']);
        const again = await kit.send(browser, 'getFinalists', {
          headers: { 'if-none-match': etag },
        });
        kit.expect(again, '304', 'asked again with its ETag');
        const stale = { 'if-none-match': '"an-older-list"' };
        const fresh = await kit.send(browser, 'getFinalists', { headers: stale });
        kit.expect(fresh, '200', 'asked again with another ETag');
      },
    },
  ],
  getAwardSummary: [
    ...pagingChecks<AwardSummary>({
      start: 'after',
      getIds: ({ people }) => people.map(({ id }) => id),
    }),
    {
      title: 'counts saved votes and nominations',
      run: async (scene) => {
        const { kit, facts } = scene;
        const account = await scene.testAccount('target');
        await ensureBallot(scene, account);
        await ensureNominations(scene, account);
        const votes = await readVotes(kit, account);
        const [{ award }] = await facts.contests();
        const answer = await kit.send(account.browser, 'getAwardSummary');
        const { people } = kit.must<AwardSummary>(answer);
        const own = people.find(({ id }) => id === account.person.id)?.awards ?? [];
        const progress = own.find((one) => one.award === award);
        const { hugo } = await facts.config();
        const keys = hugo.categories.filter((one) => one.award === award).map(({ key }) => key);
        const counted = keys.filter((key) => votes[key]?.votes[0]).length;
        kit.that(
          progress?.ballot.done === counted,
          `counts ${progress?.ballot.done} categories of a ballot with ${counted}`,
          answer,
        );
        const params = { id: account.person.id };
        const saved = await kit.send(account.browser, 'getNominations', { params });
        const lists = kit.must<Nominations[]>(saved);
        for (const { award: key, nominations } of own) {
          const works = lists
            .filter(({ category }) =>
              hugo.categories.some((one) => one.key === category && one.award === key),
            )
            .reduce((sum, one) => sum + one.nominations.length, 0);
          kit.that(
            nominations.works === works,
            `counts ${nominations.works} nominated works of ${works}`,
            answer,
          );
        }
      },
    },
  ],
  requestSeriesExtra: [
    votersOnly(),
    {
      title: 'gives out no code for a prefetch',
      provokes: ['503 unavailable'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { browser, person } = await scene.testAccount('target');
        const sent = { params: { id: person.id }, headers: { 'sec-purpose': 'prefetch' } };
        const answer = await scene.kit.send(browser, id, { ...sent, mayFail: [503] });
        scene.kit.expect(answer, '503 unavailable');
      },
    },
    {
      title: 'answers 409 when no code is left',
      provokes: ['409 none_left'],
      phase: 'limits',
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { kit } = scene;
        kit.requireLevel('money');
        for (let n = 0; n < MAX_VOTERS; n += 1) {
          const { browser, person } = await scene.createMember();
          const answer = await kit.send(browser, id, { params: { id: person.id } });
          if (answer.status === 200) continue;
          kit.expect(answer, '409 none_left');
          return;
        }
        throw new Skip(`${MAX_VOTERS} new voters got a code each`);
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Check[]>>;
