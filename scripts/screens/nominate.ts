import type { Locator } from '@playwright/test';
import { asNew, LONG_NAME, open, post, press, type Scene, signInAs, type Visit } from './scene.ts';

const novel = ({ page, say }: Visit): Locator =>
  page.getByRole('region', { name: say('Best Novel', 'Paras romaani'), exact: true }).first();

const field = (visit: Visit, en: string, fi: string, row: number): Locator =>
  novel(visit)
    .getByRole('textbox', {
      name: visit.say(new RegExp(`^${en}.*${row}$`), new RegExp(`^${fi}.*${row}$`)),
    })
    .first();

/** Opens a person's nominations, and unfolds the first category. */
async function openOwn(visit: Visit, id: number, award = 'nominate'): Promise<void> {
  await open(visit, `/hugo/${award}/${id}`);
  await novel(visit).waitFor();
  const first = field(visit, 'Title', 'Nimi', 1);
  if (award === 'nominate' && !(await first.isVisible())) {
    await novel(visit).locator('summary').first().click();
  }
}

/** Presses the button that saves, and waits for the signature's dialog. */
async function pressSave(visit: Visit): Promise<Locator> {
  const name = visit.say('Save now', 'Tallenna nyt');
  await press(visit, visit.page.getByRole('button', { name }).first());
  const dialog = visit.page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** Saves, and signs. */
async function save(visit: Visit): Promise<void> {
  const dialog = await pressSave(visit);
  await dialog.getByLabel(visit.say('Signature', 'Allekirjoitus')).fill('Aoife');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
}

async function written(visit: Visit): Promise<number> {
  const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
  await openOwn(visit, id);
  await field(visit, 'Title', 'Nimi', 1).fill('The Calculating Stars');
  await field(visit, 'Author', 'Tekijä', 1).fill('Mary Robinette Kowal');
  await field(visit, 'Title', 'Nimi', 2).fill('The Calculating Stars');
  await field(visit, 'Title', 'Nimi', 3).fill(LONG_NAME);
  return id;
}

export const nominate: readonly Scene[] = [
  {
    name: 'nominate.landing',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await open(visit, `/hugo/nominate-landing/${id}`);
    },
  },
  {
    name: 'nominate.empty',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await openOwn(visit, id);
    },
  },
  { name: 'nominate.written', play: async (visit) => void (await written(visit)) },
  {
    name: 'nominate.written-window',
    shot: 'window',
    play: async (visit) => {
      await written(visit);
      await novel(visit).evaluate((it) => it.scrollIntoView());
    },
  },
  {
    name: 'nominate.signature',
    shot: 'window',
    play: async (visit) => {
      await written(visit);
      await pressSave(visit);
    },
  },
  {
    name: 'nominate.saved',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
      for (const category of ['Novel', 'Novella']) {
        await post(visit, `hugo/${id}/nominate`, {
          category,
          signature: 'Aoife',
          nominations: [{ title: 'Spinning Silver', author: 'Naomi Novik' }, { title: LONG_NAME }],
          lastmod: null,
        });
      }
      await openOwn(visit, id);
    },
  },
  {
    name: 'nominate.offline',
    shot: 'window',
    play: async (visit) => {
      const id = await written(visit);
      await post(visit, `hugo/${id}/nominate`, {
        category: 'Novella',
        signature: 'Aoife',
        nominations: [{ title: 'Artificial Condition' }],
        lastmod: null,
      });
      await visit.page.context().setOffline(true);
      await save(visit);
      await visit.page.waitForTimeout(1500);
    },
  },
  {
    name: 'nominate.conflict',
    play: async (visit) => {
      const id = await written(visit);
      await post(visit, `hugo/${id}/nominate`, {
        category: 'Novel',
        signature: 'Aoife',
        nominations: [{ title: 'Spinning Silver', author: 'Naomi Novik' }],
        lastmod: null,
      });
      await save(visit);
      await visit.page
        .getByRole('button', { name: visit.say(/^Keep mine/, /^Pidä omani/) })
        .first()
        .waitFor();
    },
  },
  {
    name: 'nominate.no-right',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Oisín Byrne': 'Child' });
      await open(visit, `/hugo/nominate/${id}`);
    },
  },
  {
    name: 'nominate.not-found',
    play: async (visit) => {
      await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await open(visit, '/hugo/nominate/999999');
    },
  },
  {
    name: 'nominate.closed',
    time: 'closed',
    play: async (visit) => {
      await signInAs(visit, 'late@example.com');
      const { people } = (await (await visit.page.request.get('/api/user')).json()) as {
        people: { id: number }[];
      };
      await open(visit, `/hugo/nominate/${people[0]?.id}`);
    },
  },
];
