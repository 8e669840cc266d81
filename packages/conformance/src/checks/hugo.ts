import type { AwardSummary, Finalists } from '@conkit/api-client';
import { Skip } from '../record.ts';
import { savedBallot, savedNominations, votesOf } from '../scene/prepared.ts';
import { requirePart } from './callers.ts';
import type { Check } from './check.ts';
import { pagingChecks } from './paging.ts';
import { nominateChecks } from './nominate.ts';
import { voteChecks } from './vote.ts';

/** Checks that only saved entries are mailed. */
const copyCheck: Check = {
  title: 'has nothing to mail of who has saved nothing, and names the address of who has',
  provokes: ['404 not_found'],
  run: async (scene, id) => {
    const { browser, person } = await scene.mint();
    const params = { id: person.id };
    scene.kit.expect(await scene.kit.send(browser, id, { params }), '404 not_found');
  },
};

/** Checks that only voters get it. */
const votersOnly: Check = {
  title: 'is for who may vote',
  provokes: ['403 not_eligible'],
  run: async (scene, id) => {
    await requirePart(scene, id);
    const { browser, person } = await scene.party('visitor');
    const answer = await scene.kit.send(browser, id, { params: { id: person.id } });
    scene.kit.expect(answer, '403 not_eligible', 'without the right');
  },
};

const MOST_VOTERS = 4;

export const hugoChecks = {
  vote: voteChecks,
  nominate: nominateChecks,
  mailVotes: [copyCheck],
  mailNominations: [copyCheck],
  getVotes: [],
  getNominations: [],
  getPacket: [votersOnly],
  getFinalists: [
    {
      title: 'has each finalist once, and answers 304 while nothing has changed',
      run: async (scene) => {
        const { kit } = scene;
        const browser = await scene.caller('nobody');
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
      },
    },
  ],
  getAwardSummary: [
    ...pagingChecks<AwardSummary>({
      start: 'after',
      idsOf: ({ people }) => people.map(({ id }) => id),
    }),
    {
      title: 'counts what is saved',
      run: async (scene) => {
        const { kit, facts } = scene;
        const party = await scene.party('target');
        await savedBallot(scene, party);
        await savedNominations(scene, party);
        const votes = await votesOf(kit, party);
        const [{ award }] = await facts.contests();
        const answer = await kit.send(party.browser, 'getAwardSummary');
        const { people } = kit.must<AwardSummary>(answer);
        const own = people.find(({ id }) => id === party.person.id)?.awards ?? [];
        const progress = own.find((one) => one.award === award);
        const { hugo } = await facts.config();
        const keys = hugo.categories.filter((one) => one.award === award).map(({ key }) => key);
        const counted = keys.filter((key) => votes[key]?.votes[0]).length;
        kit.that(
          progress?.ballot.done === counted,
          `counts ${progress?.ballot.done} categories of a ballot with ${counted}`,
          answer,
        );
        const some = own.map((one) => one.nominations);
        kit.that(
          some.some(({ works, saved }) => works > 0 && saved !== null),
          'counts no work that is nominated',
          answer,
        );
      },
    },
  ],
  requestSeriesExtra: [
    votersOnly,
    {
      title: 'does nothing for a browser that asks ahead of need',
      provokes: ['503 unavailable'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { browser, person } = await scene.party('target');
        const sent = { params: { id: person.id }, headers: { 'sec-purpose': 'prefetch' } };
        const answer = await scene.kit.send(browser, id, { ...sent, mayFail: [503] });
        scene.kit.expect(answer, '503 unavailable');
      },
    },
    {
      title: 'says so when none is left',
      provokes: ['409 none_left'],
      phase: 'limits',
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { kit } = scene;
        for (let n = 0; n < MOST_VOTERS; n += 1) {
          const { browser, person } = await scene.mint();
          const answer = await kit.send(browser, id, { params: { id: person.id } });
          if (answer.status === 200) continue;
          kit.expect(answer, '409 none_left');
          return;
        }
        throw new Skip(`${MOST_VOTERS} new voters got a code each`);
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Check[]>>;
