import type { StaleVotes, VoteAnswer, Votes } from '@conkit/api-client';
import type { Answer, Browser } from '../kit.ts';
import { DoesNotApply } from '../record.ts';
import { newestSave, savedBallot, votesOf } from '../scene/prepared.ts';
import type { Party, Scene } from '../scene/scene.ts';
import type { Check } from './check.ts';
import { later, LONG_AGO, MARGIN_MS, MINUTE_MS, same } from './same.ts';

/** Times in UTC with milliseconds, which sort as text. */
const SORTS_AS_TEXT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

interface VoteSent {
  readonly lastmod: string | null;
  readonly votes: Readonly<Record<string, readonly (number | null)[]>>;
}

const vote = (
  { kit }: Scene,
  { browser, person: { id } }: Party,
  sent: VoteSent,
): Promise<Answer> =>
  kit.send(browser, 'vote', { params: { id }, body: { signature: 'Signed', ...sent } });

/** Returns only the rankings. */
const rankings = (votes: Votes) =>
  Object.fromEntries(Object.entries(votes).map(([category, { votes: own }]) => [category, own]));

/** Checks of ballots. */
export const voteChecks: readonly Check[] = [
  {
    title: 'keeps every category that is saved, at one time, and leaves the others',
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [first, second] = await facts.contests();
      let lastmod = await savedBallot(scene, party);
      const [a, b, c] = first.ids;
      const sent = {
        [first.category]: [c, a, b],
        ...(second && { [second.category]: [second.ids[1], second.ids[0]] }),
      };
      const saved = kit.must<VoteAnswer>(await vote(scene, party, { lastmod, votes: sent }));
      kit.that(same(saved.votes, sent), 'does not answer with what was saved');
      kit.that(Date.parse(saved.time) > Date.parse(lastmod), 'does not save at a later time');
      kit.that(SORTS_AS_TEXT.test(saved.time), `tells a time that does not sort: ${saved.time}`);
      let votes = await votesOf(kit, party);
      for (const [category, ranking] of Object.entries(sent)) {
        kit.that(same(votes[category]?.votes, ranking), 'does not keep the ranking as it was sent');
        kit.that(votes[category]?.time === saved.time, 'does not keep the time that it answers');
      }
      kit.that(newestSave(votes) === saved.time, 'has a later save than the one that it answered');
      lastmod = saved.time;
      const one = { [first.category]: [b] };
      kit.must(await vote(scene, party, { lastmod, votes: one }));
      votes = await votesOf(kit, party);
      kit.that(
        same(rankings(votes), { ...rankings(votes), ...sent, ...one }),
        'changes a category that was not sent',
      );
    },
  },
  {
    title: 'refuses a save that would hide another',
    provokes: ['409 stale_votes'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category, ids }] = await facts.contests();
      await savedBallot(scene, party);
      const before = await votesOf(kit, party);
      for (const lastmod of [null, LONG_AGO]) {
        const votes = { [category]: [...ids].slice(0, 7).toReversed() };
        const answer = await vote(scene, party, { lastmod, votes });
        const problem = kit.must<StaleVotes>(answer, '409 stale_votes', 'a stale save');
        kit.that(same(problem.current, before), 'does not tell the ballot as it is', answer);
      }
      kit.that(same(await votesOf(kit, party), before), 'keeps a save that it refused');
    },
  },
  {
    title: 'lets one of two saves at once win, and tells the other',
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category, ids }] = await facts.contests();
      const lastmod = await savedBallot(scene, party);
      const answers = await Promise.all(
        [[ids[0]], [ids[1], ids[2]]].map((ranking) =>
          vote(scene, party, { lastmod, votes: { [category]: ranking } }),
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
    title: 'answers a save whose answer was lost as the first time',
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category, ids }] = await facts.contests();
      const lastmod = await savedBallot(scene, party);
      const votes = { [category]: [ids[2], null, ids[0]] };
      const first = kit.must<VoteAnswer>(await vote(scene, party, { lastmod, votes }));
      const again = kit.must<VoteAnswer>(
        await vote(scene, party, { lastmod, votes }),
        '200',
        'sent again',
      );
      kit.that(again.time === first.time, 'saves the same once more');
    },
  },
  {
    title: 'lets each category stand by itself',
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [first, second] = await facts.contests();
      if (!second) throw new DoesNotApply('only one category has an open vote');
      const wrong = first.replaced ?? 2_000_000_000;
      const votes = { [first.category]: [wrong], [second.category]: [second.ids[0]] };
      const lastmod = await savedBallot(scene, party);
      const {
        refused = [],
        votes: saved,
        time,
      } = kit.must<VoteAnswer>(await vote(scene, party, { lastmod, votes }));
      const code = first.replaced === undefined ? 'unknown_finalist' : 'replaced_finalist';
      kit.that(same(Object.keys(saved), [second.category]), 'says that it saved what is wrong');
      kit.that(refused[0]?.code === code, `does not refuse with ${code} in \`refused\``);
      const one = { lastmod: time, votes: { [first.category]: [wrong] } };
      kit.expect(await vote(scene, party, one), '400 invalid', 'nothing that is right');
      const twice = { lastmod: time, votes: { [first.category]: [first.ids[0], first.ids[0]] } };
      kit.expect(await vote(scene, party, twice), '400 invalid', 'one finalist twice');
      const { positions, category, ids } = first;
      const long = { [category]: [...Array.from({ length: positions }, () => null), ids[0]] };
      kit.expect(
        await vote(scene, party, { lastmod: time, votes: long }),
        '400 invalid',
        'a ballot that is too long',
      );
    },
  },
  {
    title: 'refuses who has no right to vote',
    provokes: ['403 not_eligible'],
    run: async (scene) => {
      const party = await scene.party('visitor');
      const [{ category, ids }] = await scene.facts.contests();
      const answer = await vote(scene, party, { lastmod: null, votes: { [category]: [ids[0]] } });
      scene.kit.expect(answer, '403 not_eligible', 'without the right');
    },
  },
  {
    title: 'takes votes from the opening until the end of the minute of the deadline',
    provokes: ['403 voting_closed'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category, ids, voting }] = await facts.contests();
      const lastmod = await savedBallot(scene, party);
      const save = (ranking: number[]) => (browser: Browser) =>
        vote(scene, { ...party, browser }, { lastmod, votes: { [category]: ranking } });
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
