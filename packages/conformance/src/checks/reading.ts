import type { ReadingAnswer, ReadingList } from '@conkit/api-client';
import { readReading } from '../scene/prepared.ts';
import type { Scene, TestAccount } from '../scene/scene.ts';
import { same, type Check } from './check.ts';

type Entries = ReadingList['entries'];

const save = (
  { kit }: Scene,
  { browser, person }: TestAccount,
  body: { lastmod: string | null; entries: Entries },
) => kit.send(browser, 'saveReading', { params: { id: person.id }, body });

/** Returns whether two lists have the same entries, ignoring the order of their members. */
const hasSameEntries = (one: Entries, other: Entries): boolean => {
  const sorted = [one, other].map((entries) =>
    Object.entries(entries)
      .map(([id, { status, note }]) => [id, status, note])
      .toSorted(),
  );
  return same(sorted[0], sorted[1]);
};

/** Starts a new reading list of the target. @returns the time of the save */
async function startList(scene: Scene, account: TestAccount, entries: Entries): Promise<string> {
  const { kit } = scene;
  const params = { id: account.person.id };
  kit.must(await kit.send(account.browser, 'deleteReading', { params }));
  const answer = await save(scene, account, { lastmod: null, entries });
  return kit.must<ReadingAnswer>(answer, '200', 'a first save').time;
}

/** Checks of `saveReading`. */
export const readingChecks: readonly Check[] = [
  {
    title: 'keeps entries that are not sent, and removes empty ones',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ ids }] = await facts.contests();
      const note = 'Begun on the train';
      const first = { [ids[0]]: { status: 'reading', note } as const };
      const lastmod = await startList(scene, account, first);
      const entries = { [ids[2]]: { status: 'read', note: '' } as const };
      const answer = await save(scene, account, { lastmod, entries });
      const { time } = kit.must<ReadingAnswer>(answer);
      const list = await readReading(kit, account);
      kit.that(
        hasSameEntries(list.entries, { ...first, ...entries }) && list.time === time,
        'does not keep what was saved',
        answer,
      );
      const nothing = { [ids[0]]: { status: 'not_read', note: '' } as const };
      const removed = await save(scene, account, { lastmod: time, entries: nothing });
      kit.must(removed);
      const left = await readReading(kit, account);
      kit.that(hasSameEntries(left.entries, entries), 'keeps an empty entry', removed);
    },
  },
  {
    title: 'refuses a save that would overwrite another or bring back a deleted list',
    provokes: ['409 conflict'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ ids }] = await facts.contests();
      const entries = { [ids[0]]: { status: 'read', note: 'Mine' } as const };
      const lastmod = await startList(scene, account, entries);
      kit.expect(
        await save(scene, account, { lastmod: null, entries: {} }),
        '409 conflict',
        'a list that there is already',
      );
      kit.must(await save(scene, account, { lastmod, entries: {} }));
      kit.expect(
        await save(scene, account, { lastmod, entries: {} }),
        '409 conflict',
        'an older version',
      );
      const { time } = await readReading(kit, account);
      const params = { id: account.person.id };
      kit.must(await kit.send(account.browser, 'deleteReading', { params }));
      const late = await save(scene, account, { lastmod: time, entries });
      kit.expect(late, '409 conflict', 'a deleted list');
      const { entries: left } = await readReading(kit, account);
      kit.that(hasSameEntries(left, {}), 'brings back a deleted list', late);
    },
  },
  {
    title: 'refuses a finalist that there is not, and a note that is too long',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const [{ ids }] = await facts.contests();
      const lastmod = await startList(scene, account, {});
      const unknown = { '2000000000': { status: 'read', note: '' } as const };
      const answer = await save(scene, account, { lastmod, entries: unknown });
      kit.expect(answer, '400 invalid', 'an unknown finalist');
      const long = { [ids[0]]: { status: 'read', note: 'x'.repeat(2001) } as const };
      const refused = await save(scene, account, { lastmod, entries: long });
      kit.expect(refused, '400 invalid', 'a note of 2,001 characters');
    },
  },
];
