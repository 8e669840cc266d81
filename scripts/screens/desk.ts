import { asNew, LONG_NAME, open, signInAs, type Scene, type Visit } from './scene.ts';

const ADMIN = 'admin@example.com';

/** Creates a person with a household, and signs the browser in as an administrator. */
async function memberSeenBy(
  visit: Visit,
): Promise<{ readonly email: string; readonly id: number }> {
  const member = await asNew(visit, { 'Aoife Byrne': 'Adult', [LONG_NAME]: 'Child' });
  await signInAs(visit, ADMIN);
  return member;
}

const search = async (visit: Visit, text: string) => {
  await open(visit, '/desk');
  await visit.page.getByRole('searchbox').fill(text);
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForLoadState('networkidle');
};

const task = (name: string, path: string): Scene => ({
  name: `desk.${name}`,
  play: async (visit) => {
    const { id } = await memberSeenBy(visit);
    await open(visit, `/desk/${id}${path}`);
  },
});

export const desk: readonly Scene[] = [
  {
    name: 'desk.start',
    play: async (visit) => {
      await signInAs(visit, ADMIN);
      await open(visit, '/desk');
    },
  },
  {
    name: 'desk.found',
    play: async (visit) => {
      const { email } = await memberSeenBy(visit);
      await search(visit, email);
    },
  },
  {
    name: 'desk.not-found',
    play: async (visit) => {
      await signInAs(visit, ADMIN);
      await search(visit, 'unknown@example.com');
    },
  },
  task('record', ''),
  task('edit', '/edit'),
  task('membership', '/membership'),
  task('email', '/email'),
];
