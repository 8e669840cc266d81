import type { BallotVersion, OperationId, Turnout } from '@conkit/api-client';
import { versionsOf } from '../scene/found.ts';
import { savedBallot, votesOf } from '../scene/prepared.ts';
import { REASON, type Scene } from '../scene/scene.ts';
import { NOBODY_ID } from './callers.ts';
import type { Check } from './check.ts';
import { act, ofNobody } from './crew.ts';
import { later, LONG_AGO, MARGIN_MS } from './same.ts';

const ruling = { ballot: 'votes' };

const paper = async (scene: Scene, more: object = {}) => {
  const [{ category, ids }] = await scene.facts.contests();
  return { signature: 'On paper', votes: { [category]: [ids[1]] }, ...more };
};

/** What the crew does with ballots. */
export const crewBallotChecks = {
  listBallotVersions: [
    ofNobody(),
    {
      title: 'tells each save, newest first, and nothing of what is on it',
      run: async (scene) => {
        const party = await scene.party('target');
        const time = await savedBallot(scene, party);
        const versions: readonly BallotVersion[] = await versionsOf(scene, party);
        scene.kit.that(versions[0]?.time === time, 'does not have the newest save first');
      },
    },
  ],
  enterBallot: [
    {
      ...ofNobody(),
      run: async (scene, id) =>
        void scene.kit.expect(await act(scene, id, NOBODY_ID, await paper(scene)), '404 not_found'),
    },
    {
      title: 'takes the place of no ballot unless that is said',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { kit } = scene;
        const party = await scene.party('target');
        await savedBallot(scene, party);
        const before = JSON.stringify(await votesOf(kit, party));
        const answer = await act(scene, id, party.person.id, await paper(scene));
        kit.expect(answer, '409 conflict', 'who has a ballot');
        kit.that(
          JSON.stringify(await votesOf(kit, party)) === before,
          'enters it all the same',
          answer,
        );
      },
    },
    {
      title: 'enters none for who has no right to vote',
      provokes: ['403 not_eligible'],
      run: async (scene, id) => {
        const { person } = await scene.party('visitor');
        const answer = await act(scene, id, person.id, await paper(scene));
        scene.kit.expect(answer, '403 not_eligible', 'without the right');
      },
    },
    {
      title: 'enters none before voting has begun',
      provokes: ['403 voting_closed'],
      run: async (scene, id) => {
        const [{ voting }] = await scene.facts.contests();
        const { person } = await scene.party('target');
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
    ofNobody({ version: LONG_AGO, newest: LONG_AGO }),
    {
      title: 'overwrites no save that came meanwhile',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const party = await scene.party('target');
        const version = await savedBallot(scene, party);
        const [{ category, ids }] = await scene.facts.contests();
        const saved = (await votesOf(scene.kit, party))[category]?.votes[0];
        const votes = { [category]: [saved === ids[0] ? ids[1] : ids[0]] };
        const sent = { lastmod: version, signature: 'Signed', votes };
        const params = { id: party.person.id };
        scene.kit.must(await scene.kit.send(party.browser, 'vote', { params, body: sent }));
        const answer = await act(scene, id, party.person.id, { version, newest: version });
        scene.kit.expect(answer, '409 conflict', 'another newest save');
      },
    },
  ],
  disallowBallot: [
    ofNobody(ruling),
    {
      title: 'has nothing to disallow of who has sent nothing',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { person } = await scene.mint();
        scene.kit.expect(await act(scene, id, person.id, ruling), '409 conflict', 'no ballot');
      },
    },
  ],
  allowBallot: [ofNobody(ruling)],
  getTurnout: [
    {
      title: 'counts people, of whom no category has more than all',
      run: async (scene, id) => {
        const { kit } = scene;
        await savedBallot(scene, await scene.party('target'));
        const answer = await kit.send(await scene.account('hugoAdmin'), id);
        const { votes } = kit.must<Turnout>(answer);
        kit.that(votes.people > 0, 'counts nobody who has voted', answer);
        const isWithin = votes.categories.every(({ people }) => people <= votes.people);
        kit.that(isWithin, 'counts more in a category than in all', answer);
      },
    },
  ],
} satisfies Readonly<Partial<Record<OperationId, readonly Check[]>>>;
