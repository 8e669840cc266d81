import type {
  BallotDone,
  BallotVersion,
  OperationId,
  PendingActs,
  Turnout,
} from '@conkit/api-client';
import { Skip } from '../record.ts';
import { createPendingAct, ensureBallot, readVersions, readVotes } from '../scene/prepared.ts';
import { REASON, type Scene } from '../scene/scene.ts';
import { UNKNOWN_ID } from './callers.ts';
import { later, LONG_AGO, MARGIN_MS, type Check } from './check.ts';
import { act, unknownPerson, ownRecord } from './crew.ts';
import { pagingChecks } from './paging.ts';

const ruling = { ballot: 'votes' };

const paper = async (scene: Scene, more: object = {}) => {
  const [{ category, ids }] = await scene.facts.contests();
  return { signature: 'On paper', votes: { [category]: [ids[1]] }, ...more };
};

/** @throws Skip when one administrator is enough */
function requirePending({ pending }: BallotDone): number {
  if (pending === undefined) throw new Skip('one administrator is enough here');
  return pending;
}

/** Checks of the crew's operations on ballots. */
export const crewBallotChecks = {
  listBallotVersions: [
    unknownPerson(),
    {
      title: 'lists the saves, newest first',
      run: async (scene) => {
        const account = await scene.testAccount('target');
        const time = await ensureBallot(scene, account);
        const versions: readonly BallotVersion[] = await readVersions(scene, account);
        scene.kit.that(versions[0]?.time === time, 'does not list the newest save first');
      },
    },
  ],
  enterBallot: [
    {
      ...unknownPerson(),
      run: async (scene, id) =>
        void scene.kit.expect(
          await act(scene, id, UNKNOWN_ID, await paper(scene)),
          '404 not_found',
        ),
    },
    ownRecord((scene) => paper(scene)),
    {
      title: 'replaces a saved ballot only with `replaces`',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { kit } = scene;
        const account = await scene.testAccount('target');
        await ensureBallot(scene, account);
        const before = JSON.stringify(await readVotes(kit, account));
        const answer = await act(scene, id, account.person.id, await paper(scene));
        kit.expect(answer, '409 conflict', 'a person with a ballot');
        kit.that(
          JSON.stringify(await readVotes(kit, account)) === before,
          'replaces the ballot anyway',
          answer,
        );
      },
    },
    {
      title: 'refuses a person without the right to vote',
      provokes: ['403 not_eligible'],
      run: async (scene, id) => {
        const { person } = await scene.testAccount('visitor');
        const answer = await act(scene, id, person.id, await paper(scene));
        scene.kit.expect(answer, '403 not_eligible', 'without the right');
      },
    },
    {
      title: 'refuses a ballot before voting has begun',
      provokes: ['403 voting_closed'],
      run: async (scene, id) => {
        const [{ voting }] = await scene.facts.contests();
        const { person } = await scene.testAccount('target');
        const body = await paper(scene, { replaces: true });
        const before = { from: later(voting.opens, -MARGIN_MS), until: voting.opens };
        const sent = { params: { id: person.id }, body: { ...body, reason: REASON } };
        const answer = await scene.askAt(before, 'hugoAdmin', (browser) =>
          scene.kit.send(browser, id, sent),
        );
        scene.kit.expect(answer, '403 voting_closed', 'before the opening');
      },
    },
  ],
  restoreBallot: [
    unknownPerson({ version: LONG_AGO, newest: LONG_AGO }),
    ownRecord({ version: LONG_AGO, newest: LONG_AGO }),
    {
      title: 'overwrites no newer save',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const account = await scene.testAccount('target');
        const version = await ensureBallot(scene, account);
        const [{ category, ids }] = await scene.facts.contests();
        const saved = (await readVotes(scene.kit, account))[category]?.votes[0];
        const votes = { [category]: [saved === ids[0] ? ids[1] : ids[0]] };
        const sent = { lastmod: version, signature: 'Signed', votes };
        const params = { id: account.person.id };
        scene.kit.must(await scene.kit.send(account.browser, 'vote', { params, body: sent }));
        const answer = await act(scene, id, account.person.id, { version, newest: version });
        scene.kit.expect(answer, '409 conflict', 'another newest save');
      },
    },
  ],
  disallowBallot: [
    unknownPerson(ruling),
    ownRecord(ruling),
    {
      title: 'refuses a person who has sent nothing',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { person } = await scene.createMember();
        scene.kit.expect(await act(scene, id, person.id, ruling), '409 conflict', 'no ballot');
      },
    },
  ],
  allowBallot: [unknownPerson(ruling), ownRecord(ruling)],
  listPendingActs: [
    ...pagingChecks<PendingActs>({
      start: 'after',
      getIds: ({ pending }) => pending.map(({ id }) => id),
      getReader: async (scene) => {
        await createPendingAct(scene);
        return scene.account('memberAdmin');
      },
    }),
    {
      title: 'lists a waiting act with its reason',
      run: async (scene, id) => {
        const { kit } = scene;
        const pending = await createPendingAct(scene);
        const answer = await kit.send(await scene.account('memberAdmin'), id);
        const found = kit.must<PendingActs>(answer).pending.find((one) => one.id === pending);
        kit.that(found?.operation === 'disallowBallot', 'does not list a waiting act', answer);
        kit.that(found?.reason === REASON, 'does not show the reason', answer);
      },
    },
  ],
  decidePendingAct: [
    unknownPerson({ decision: 'reject' }),
    {
      title: 'accepts no approval by the administrator who asked',
      provokes: ['403 second_administrator_required'],
      run: async (scene, id) => {
        const { kit } = scene;
        const pending = await createPendingAct(scene);
        const sent = { params: { pending }, body: { decision: 'approve', reason: REASON } };
        const own = await kit.send(await scene.account('hugoAdmin'), id, sent);
        kit.expect(own, '403 second_administrator_required', 'their own act');
        const other = await kit.send(await scene.account('secondAdmin'), id, sent);
        kit.expect(other, '200', 'another administrator');
        const again = await kit.send(await scene.account('secondAdmin'), id, sent);
        kit.expect(again, '404 not_found', 'a second time');
      },
    },
    {
      title: 'refuses an act that no longer applies',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { kit } = scene;
        const [account, [{ category, ids }]] = [
          await scene.createMember(),
          await scene.facts.contests(),
        ];
        const params = { id: account.person.id };
        const vote = async (lastmod: string | null, ranking: readonly unknown[]) => {
          const body = { lastmod, signature: 'Signed', votes: { [category]: ranking } };
          const answer = await kit.send(account.browser, 'vote', { params, body });
          return kit.must<{ time: string }>(answer, '200', 'a vote').time;
        };
        const version = await vote(null, [ids[0]]);
        await scene.tick();
        const newest = await vote(version, [ids[1]]);
        const asked = await act(scene, 'restoreBallot', account.person.id, { version, newest });
        const pending = requirePending(kit.must<BallotDone>(asked));
        await scene.tick();
        await vote(newest, [ids[2]]);
        const sent = { params: { pending }, body: { decision: 'approve', reason: REASON } };
        const answer = await kit.send(await scene.account('secondAdmin'), id, sent);
        kit.expect(answer, '409 conflict', 'after another save');
      },
    },
  ],
  getTurnout: [
    {
      title: 'counts people, never more in a category than in total',
      run: async (scene, id) => {
        const { kit } = scene;
        await ensureBallot(scene, await scene.testAccount('target'));
        const answer = await kit.send(await scene.account('hugoAdmin'), id);
        const { votes } = kit.must<Turnout>(answer);
        kit.that(votes.people > 0, 'does not count a person who has voted', answer);
        const isWithin = votes.categories.every(({ people }) => people <= votes.people);
        kit.that(isWithin, 'counts more in a category than in total', answer);
      },
    },
  ],
} satisfies Readonly<Partial<Record<OperationId, readonly Check[]>>>;
