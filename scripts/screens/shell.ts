import {
  asNew,
  dialogOf,
  LONG_NAME,
  open,
  press,
  pressButton,
  type Scene,
  type Visit,
} from './scene.ts';

/** The home of a new account whose one person has a long name. */
async function home(visit: Visit): Promise<void> {
  await asNew(visit, { [LONG_NAME]: 'Adult' });
  await open(visit, '/');
}

/** Opens the menu where it is not beside the page. */
async function openMenu(visit: Visit): Promise<void> {
  if (!visit.isPhone) return;
  await pressButton(visit, 'Open the menu', 'Avaa valikko');
  await dialogOf(visit);
}

/** Presses what a person's card offers, wherever it is. */
const offer = (visit: Visit, en: RegExp, fi: RegExp) => {
  const name = visit.say(en, fi);
  return press(
    visit,
    visit.page.getByRole('button', { name }),
    visit.page.getByRole('link', { name }),
  );
};

async function openEdit(visit: Visit): Promise<void> {
  await home(visit);
  await offer(visit, /^(Edit|Badge)/, /^(Muokkaa|Nimikyltti)/);
  const dialog = await dialogOf(visit);
  await dialog.getByLabel(visit.say(/^Badge name/, /^Nimi nimikyltissä/)).waitFor();
}

export const shell: readonly Scene[] = [
  {
    name: 'shell.menu',
    shot: 'window',
    play: async (visit) => {
      await home(visit);
      await openMenu(visit);
    },
  },
  {
    name: 'shell.sign-out-everywhere',
    shot: 'window',
    play: async (visit) => {
      await home(visit);
      await openMenu(visit);
      await offer(visit, /^Sign out everywhere/, /^Kirjaudu ulos kaikkialta/);
      await dialogOf(visit);
      await visit.page.waitForTimeout(400);
    },
  },
  {
    name: 'shell.barcode',
    shot: 'window',
    play: async (visit) => {
      await home(visit);
      await offer(visit, /barcode/i, /viivakoodi/i);
      await (await dialogOf(visit)).getByRole('img').waitFor();
      await visit.page.waitForLoadState('networkidle');
    },
  },
  { name: 'shell.edit', shot: 'window', play: openEdit },
  {
    name: 'shell.badge',
    shot: 'window',
    play: async (visit) => {
      await openEdit(visit);
      const dialog = await dialogOf(visit);
      await dialog
        .getByLabel(visit.say(/^Badge name/, /^Nimi nimikyltissä/))
        .fill('Aoife Máire\nNí Bhriain');
      const preview = dialog.getByRole('button', { name: visit.say('Preview', 'Esikatsele') });
      if (await preview.isVisible()) await preview.click();
      await visit.page.waitForLoadState('networkidle');
      await visit.page.waitForTimeout(400);
    },
  },
  { name: 'shell.not-found', play: (visit) => open(visit, `/no/such/page`) },
  {
    name: 'shell.failure',
    play: async (visit) => {
      await open(visit, '/');
      await visit.page.route('**/api/purchase/**', (route) => route.abort());
      await visit.page.route('**/api/config', (route) => route.abort());
      await press(visit, visit.page.locator('a[href^="/new/"], a[href="/new"]'));
      await visit.page.waitForTimeout(1500);
    },
  },
];
