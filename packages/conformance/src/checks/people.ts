import { randomUUID } from 'node:crypto';
import { createVisitor, type Answer } from '../kit.ts';
import { DoesNotApply } from '../record.ts';
import type { TestAccount, Scene } from '../scene/scene.ts';
import { requirePart } from './callers.ts';
import type { Check, LookupResult, PersonLog, StalePerson } from './check.ts';

const update = (
  { kit }: Scene,
  { browser, person: { id } }: TestAccount,
  body: object,
): Promise<Answer> => kit.send(browser, 'updatePerson', { params: { id }, body });

/** A new text with letters that a server must store unchanged. */
const some = () => `Łódź ${randomUUID().slice(0, 8)}`;

export const peopleChecks = {
  lookupPerson: [
    {
      title: 'finds a person by a full name and the address',
      run: async (scene) => {
        const { kit } = scene;
        const { email, person } = await scene.testAccount('target');
        const [{ membershipTypes }, browser] = [
          await scene.facts.config(),
          await scene.account('stranger'),
        ];
        if (!membershipTypes[person.membership]?.allow_lookup)
          throw new DoesNotApply('the membership of the target cannot be looked up');
        const body = { name: person.preferred_name, email };
        const answer = await kit.send(browser, 'lookupPerson', { body });
        const found = kit.must<LookupResult>(answer);
        const isFound = found.status === 'success' && found.id === person.id;
        kit.that(isFound, 'does not find a person by name and address', answer);
      },
    },
    {
      title: 'finds no person by a part of a name or address, or by a number alone',
      run: async (scene) => {
        const { kit } = scene;
        const { email, person } = await scene.testAccount('target');
        const browser = await scene.account('stranger');
        const find = async (body: object) => {
          const answer = await kit.send(browser, 'lookupPerson', { body });
          return { answer, found: kit.must<LookupResult>(answer).status };
        };
        const wrong = [
          { name: person.preferred_name.slice(0, -2), email },
          { name: person.preferred_name, email: scene.newAddress() },
          { name: '%', email: '%' },
        ];
        for (const body of wrong) {
          const { answer, found } = await find(body);
          kit.that(
            found === 'not found',
            `finds a person by ${JSON.stringify(Object.keys(body))} that do not match`,
            answer,
          );
        }
        const number = await kit.send(browser, 'lookupPerson', {
          body: { member_number: person.member_number ?? 1 },
        });
        kit.that(
          Object(number.json).status !== 'success',
          'finds a person by a number alone',
          number,
        );
      },
    },
  ],
  updatePerson: [
    {
      title: 'refuses to move a person onto the administrator’s own account',
      provokes: ['403 own_record'],
      run: async (scene, id) => {
        const { kit } = scene;
        const { person } = await scene.createMember();
        const sent = { params: { id: person.id }, body: { email: scene.getEmail('admin') } };
        const answer = await kit.send(await scene.account('memberAdmin'), id, sent);
        kit.expect(answer, '403 own_record', 'to their own address');
      },
    },
    {
      title: 'changes only the sent fields, and clears a field that is null',
      run: async (scene) => {
        const { kit } = scene;
        const account = await scene.testAccount('target');
        const [city, state] = [some(), some()];
        await update(scene, account, { state });
        const before = await scene.readPerson(account);
        await scene.tick();
        const answer = await update(scene, account, { city, no_such_field: 1 });
        const { updated } = kit.must<{ updated: string[] }>(answer);
        kit.that(String(updated) === 'city', `answers that it changed ${String(updated)}`, answer);
        const after = await scene.readPerson(account);
        const { last_modified, ...rest } = after;
        const { last_modified: earlier, ...others } = { ...before, city };
        kit.that(JSON.stringify(rest) === JSON.stringify(others), 'changes something else', answer);
        kit.that(
          Date.parse(last_modified) > Date.parse(earlier),
          'does not raise last_modified',
          answer,
        );
        kit.must(await update(scene, account, { state: null, city: '' }), '200', 'clearing');
        const cleared = await scene.readPerson(account);
        kit.that(cleared.state === null && cleared.city === null, 'does not clear a field', answer);
      },
    },
    {
      title: 'refuses a field that was changed elsewhere, and merges other fields',
      provokes: ['409 stale_person'],
      run: async (scene) => {
        const { kit } = scene;
        const account = await scene.testAccount('target');
        const { last_modified } = await scene.readPerson(account);
        const city = some();
        await scene.tick();
        kit.must(await update(scene, account, { city }), '200', 'a first change');
        const stale = await update(scene, account, { last_modified, city: some() });
        const problem = kit.must<StalePerson>(stale, '409 stale_person', 'a stale change');
        kit.that(problem.person.city === city, 'does not answer with the current record', stale);
        const other = await update(scene, account, { last_modified, state: some() });
        kit.expect(other, '200', 'a change of another field');
        kit.that(
          (await scene.readPerson(account)).city === city,
          'saves a change that it refused',
          stale,
        );
      },
    },
    {
      title: 'gives no paper publications that were not bought',
      provokes: ['402 paper_pubs_not_bought'],
      run: async (scene) => {
        const { kit } = scene;
        if (!(await scene.facts.config()).paid_paper_pubs) return;
        const account = await scene.getSharedMember();
        const paper_pubs = { name: 'Kit', address: '9 Kit Street', country: 'Ireland' };
        const answer = await update(scene, account, { paper_pubs });
        kit.expect(answer, '402 paper_pubs_not_bought');
        kit.that(
          (await scene.readPerson(account)).paper_pubs === null,
          'gives them anyway',
          answer,
        );
      },
    },
    {
      title: 'lets only administrators change the address',
      run: async (scene) => {
        const { kit } = scene;
        const account = await scene.getSharedMember();
        const answer = await update(scene, account, { email: scene.newAddress(), city: some() });
        kit.expect(answer, '200');
        const { email } = await scene.readPerson(account);
        kit.that(email === account.person.email, 'lets a member change the address', answer);
      },
    },
  ],
  getPersonLog: [
    {
      title: 'lists changes without the names of the crew',
      run: async (scene) => {
        const { kit } = scene;
        const account = await scene.testAccount('target');
        const params = { id: account.person.id };
        await update(scene, account, { city: some() });
        const answer = await kit.send(account.browser, 'getPersonLog', { params });
        const { log } = kit.must<PersonLog>(answer);
        const isThere = log.some(({ changes }) => changes.some(({ field }) => field === 'city'));
        kit.that(isThere, 'does not list a change', answer);
        kit.that(
          log.every(({ operator }) => operator === null),
          'names a member of the crew',
          answer,
        );
        const times = log.map(({ time }) => Date.parse(time));
        kit.that(
          times.every((time, at) => time <= (times[at - 1] ?? time)),
          'does not list the newest first',
          answer,
        );
      },
    },
  ],
  answerMove: [
    {
      title: 'refuses a key that was never mailed',
      provokes: ['404 not_found'],
      run: async (scene, id) => {
        const body = { key: 'an-unknown-key-1', answer: 'stop' };
        scene.kit.expect(await scene.kit.send(createVisitor(), id, { body }), '404 not_found');
      },
    },
  ],
  inviteToChat: [
    {
      title: 'invites the address of the account',
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { browser, email } = await scene.testAccount('target');
        const answer = await scene.kit.send(browser, id);
        const { email: told } = scene.kit.must<{ email: string }>(answer);
        const isOwn = told.toLowerCase() === email.toLowerCase();
        scene.kit.that(isOwn, 'invites another address', answer);
      },
    },
    {
      title: 'is for members',
      provokes: ['403 not_eligible'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { browser } = await scene.testAccount('visitor');
        scene.kit.expect(
          await scene.kit.send(browser, id),
          '403 not_eligible',
          'without a membership',
        );
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Check[]>>;
