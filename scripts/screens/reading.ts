import { asNew, open, pressButton, type Scene, type Visit } from './scene.ts';

const NOVEL = /^Spinning Silver/;

/** Opens the reading list of a new voter. */
async function list(visit: Visit): Promise<number> {
  const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
  await open(visit, `/hugo/reading/${id}`);
  await visit.page.getByRole('group', { name: NOVEL }).waitFor();
  return id;
}

/** Marks a novel as read, with a note. */
async function read(visit: Visit): Promise<void> {
  const { page, say } = visit;
  const group = page.getByRole('group', { name: NOVEL });
  await group.getByRole('radio', { name: say('Read', 'Luettu'), exact: true }).check();
  await group.getByRole('button').click();
  await group.getByRole('textbox').fill('The ice! And the road to the north.');
}

export const reading: readonly Scene[] = [
  {
    name: 'reading.empty',
    play: async (visit) => {
      await list(visit);
    },
  },
  {
    name: 'reading.begun',
    play: async (visit) => {
      await list(visit);
      await read(visit);
    },
  },
  {
    name: 'reading.on-account',
    play: async (visit) => {
      await list(visit);
      await read(visit);
      await visit.page
        .getByText(visit.say('Where your list is kept', 'Missä lukulistasi on tallessa'))
        .click();
      await visit.page.getByRole('checkbox').click();
      await visit.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'reading.rank',
    play: async (visit) => {
      const { page, say } = visit;
      await list(visit);
      await read(visit);
      await pressButton(visit, /^Rank what I have read/, /^Järjestä lukemani/);
      const field = page.getByLabel(say('Signature', 'Allekirjoitus'));
      await field.fill('Aoife');
      await field.press('Enter');
      await page.getByRole('dialog').waitFor();
    },
  },
];
