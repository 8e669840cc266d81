import type { OperationId, PersonRecord, StalePerson } from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { DoesNotApply } from '../record.ts';
import { ensureBallot } from '../scene/prepared.ts';
import { createPersonDetails, REASON, type TestAccount, type Scene } from '../scene/scene.ts';
import { UNKNOWN_ID } from './callers.ts';
import { LONG_AGO, type Check } from './check.ts';
import { act, unknownPerson, ownRecord } from './crew.ts';

/** Checks that the log contains the action with its reason. */
async function requireLogged(
  scene: Scene,
  { person: { id } }: TestAccount,
  operation: OperationId,
) {
  const { kit } = scene;
  const answer = await act(scene, 'getPersonRecord', id);
  const { log } = kit.must<PersonRecord>(answer);
  const entry = log.find((one) => one.operation === operation);
  kit.that(entry?.reason === REASON, `does not log ${operation} with its reason`, answer);
  kit.that(
    entry === undefined || entry.operator !== null,
    'does not log the administrator',
    answer,
  );
}

/** Checks of the crew's operations on people. */
export const crewPeopleChecks = {
  findPeople: [
    {
      title: 'finds the people that match a query, without wildcards',
      run: async (scene, id) => {
        const { kit } = scene;
        const { email, person } = await scene.testAccount('target');
        const find = async (query: string) => {
          const answer = await kit.send(await scene.account('memberAdmin'), id, {
            body: { query },
          });
          return {
            answer,
            ids: kit.must<{ people: { id: number }[] }>(answer).people.map((one) => one.id),
          };
        };
        for (const query of [email, String(person.id), person.legal_name]) {
          const { answer, ids } = await find(query);
          kit.that(ids.includes(person.id), `does not find a person by ${query}`, answer);
        }
        const { answer, ids } = await find('%_%_%');
        kit.that(ids.length === 0, 'treats % and _ as wildcards', answer);
      },
    },
  ],
  compMembership: [
    {
      title: 'gives administrators no membership on their own account',
      provokes: ['403 own_record'],
      run: async (scene, id) => {
        const [type] = await scene.facts.voterTypes();
        const body = {
          ...createPersonDetails(scene.getEmail('admin')),
          membership: type?.key,
          reason: REASON,
        };
        const answer = await scene.kit.send(await scene.account('memberAdmin'), id, { body });
        scene.kit.expect(answer, '403 own_record', 'their own address');
      },
    },
    {
      title: 'gives a person a membership of the convention, once',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { kit } = scene;
        const [type] = await scene.facts.voterTypes();
        const email = scene.newAddress();
        const admin = await scene.account('memberAdmin');
        const body = { ...createPersonDetails(email), membership: type?.key, reason: REASON };
        const none = { ...body, membership: 'NoSuchType' };
        kit.expect(await kit.send(admin, id, { body: none }), '400 invalid', 'an unknown type');
        const answer = await kit.send(admin, id, { body });
        const made = kit.must<{ id: number; member_number: number | null }>(answer);
        kit.recorder.left.push(`${email}: a person who was given a membership`);
        const account = await scene.openAccount(email);
        kit.that(account.person.id === made.id, 'names a person that it did not create', answer);
        kit.that(account.person.membership === type?.key, 'gives another membership', answer);
        const again = await kit.send(admin, id, { body });
        kit.expect(again, '409 conflict', 'a person who exists already');
      },
    },
  ],
  getPersonRecord: [
    unknownPerson(),
    {
      title: 'shows no votes and nominations',
      run: async (scene, id) => {
        const { kit } = scene;
        const account = await scene.testAccount('target');
        await ensureBallot(scene, account);
        const answer = await act(scene, id, account.person.id);
        const record = kit.must<PersonRecord>(answer);
        kit.that(record.person.id === account.person.id, 'is about another person', answer);
        kit.that(record.awards.voted !== null, 'does not show that a ballot was sent', answer);
        const [{ category }] = await scene.facts.contests();
        kit.that(!answer.text.includes(`"${category}"`), 'shows the votes', answer);
      },
    },
  ],
  editPerson: [
    unknownPerson({ last_modified: LONG_AGO, changes: { city: 'Cork' } }),
    ownRecord({ last_modified: LONG_AGO, changes: { city: 'Cork' } }),
    {
      title: 'overwrites no newer change',
      provokes: ['409 stale_person'],
      run: async (scene, id) => {
        const { kit } = scene;
        const account = await scene.getSharedMember();
        const { last_modified } = await scene.readPerson(account);
        await scene.tick();
        const city = randomUUID().slice(0, 8);
        const params = { id: account.person.id };
        kit.must(await kit.send(account.browser, 'updatePerson', { params, body: { city } }));
        const stale = { last_modified, changes: { city: 'Another' } };
        const answer = await act(scene, id, account.person.id, stale);
        const problem = kit.must<StalePerson>(answer, '409 stale_person', 'a stale change');
        kit.that(problem.person.city === city, 'does not answer with the current record', answer);
        const fresh = { last_modified: problem.person.last_modified, changes: { state: 'Cork' } };
        kit.expect(await act(scene, id, account.person.id, fresh), '200', 'a current change');
        const { state } = await scene.readPerson(account);
        kit.that(state === 'Cork', 'does not save what it answered', answer);
        await requireLogged(scene, account, id);
      },
    },
  ],
  setMembership: [
    unknownPerson({ membership: 'Adult' }),
    ownRecord(async (scene) => ({ membership: (await scene.facts.voterTypes())[0]?.key })),
    {
      title: 'changes the membership, and logs the reason',
      run: async (scene, id) => {
        const { kit } = scene;
        const account = await scene.createMember();
        const membership = (await scene.facts.voterTypes()).at(-1)?.key ?? '';
        const unknown = await act(scene, id, account.person.id, { membership: 'NoSuchType' });
        kit.expect(unknown, '400 invalid', 'an unknown type');
        const answer = await act(scene, id, account.person.id, { membership });
        kit.must(answer, '200', 'another membership');
        const now = await scene.readPerson(account);
        kit.that(now.membership === membership, 'does not change it', answer);
        kit.that(
          now.member_number === account.person.member_number,
          'changes the member number',
          answer,
        );
        await requireLogged(scene, account, id);
      },
    },
  ],
  changeEmail: [
    unknownPerson({ email: 'unknown@example.com' }),
    ownRecord(async (scene) => ({ email: scene.newAddress() })),
    {
      title: 'changes the address, and ends the sessions of the old one',
      run: async (scene, id) => {
        const { kit } = scene;
        const account = await scene.createMember();
        const email = scene.newAddress();
        const answer = await act(scene, id, account.person.id, { email });
        kit.must(answer, '200', 'another address');
        const old = await kit.send(account.browser, 'getUser');
        if (!kit.expect(old, '401 unauthorized', 'the session of the old address')) return;
        const moved = await scene.openAccount(email);
        kit.that(moved.person.id === account.person.id, 'moves another person', answer);
      },
    },
  ],
  mergePeople: [
    unknownPerson({ other: UNKNOWN_ID - 1 }),
    ownRecord(async (scene) => ({ other: (await scene.createMember()).person.id })),
    {
      title: 'merges two records only if no ballot is lost',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { kit } = scene;
        const [kept, other] = [await scene.createMember(), await scene.createMember()];
        await ensureBallot(scene, kept);
        await ensureBallot(scene, other);
        const sent = { other: other.person.id };
        const answer = await act(scene, id, kept.person.id, sent);
        kit.expect(answer, '409 conflict', 'two people who have voted');
        kit.expect(await kit.send(other.browser, 'getUser'), '200', 'the other record');
        const self = await act(scene, id, kept.person.id, { other: kept.person.id });
        kit.expect(self, '400 invalid', 'a record with itself');
      },
    },
  ],
  exportPerson: [
    unknownPerson(),
    ownRecord(),
    {
      title: 'exports everything except the votes',
      run: async (scene, id) => {
        const { kit } = scene;
        const account = await scene.testAccount('target');
        const [{ category, ids }] = await scene.facts.contests();
        const ranking = [ids[2], ids[0], ids[1]];
        const body = {
          lastmod: await ensureBallot(scene, account),
          signature: 'Signed',
          votes: { [category]: ranking },
        };
        const params = { id: account.person.id };
        kit.must(await kit.send(account.browser, 'vote', { params, body }), '200', 'a ballot');
        const answer = await act(scene, id, account.person.id);
        const { saves } = kit.must<{ saves: { kind: string }[] }>(answer);
        kit.that(
          saves.some(({ kind }) => kind === 'vote'),
          'does not show that the person voted',
          answer,
        );
        const told = answer.text.includes(JSON.stringify(ranking));
        kit.that(!told, 'shows the votes', answer);
      },
    },
  ],
  erasePerson: [
    unknownPerson({ legal_name: 'Unknown' }),
    ownRecord({ legal_name: 'Unknown' }),
    {
      title: 'refuses to erase a person by a wrong name, or while a purchase is under way',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        const { kit } = scene;
        const account = await scene.createMember();
        const types = await scene.facts.voterTypes();
        const [own, better] = [types[0], types.at(-1)];
        if (!own || !better || own.amount === better.amount)
          throw new DoesNotApply('no membership is more expensive');
        const body = {
          amount: better.amount - own.amount,
          email: account.email,
          source: scene.source('authenticate'),
          upgrades: [{ id: account.person.id, membership: better.key }],
        };
        kit.must(await scene.buy(body, account.browser), '200', 'an upgrade that asks the bank');
        const wrong = await act(scene, id, account.person.id, { legal_name: 'Another Name' });
        kit.expect(wrong, '400 invalid', 'another name');
        const { legal_name } = account.person;
        const answer = await act(scene, id, account.person.id, { legal_name });
        kit.expect(answer, '409 conflict', 'while a purchase is under way');
        kit.that(
          (await scene.readPerson(account)).legal_name === legal_name,
          'erases the person anyway',
          answer,
        );
      },
    },
  ],
} satisfies Readonly<Partial<Record<OperationId, readonly Check[]>>>;
