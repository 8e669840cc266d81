import type { Locator } from '@playwright/test';
import {
  asNew,
  getDialog,
  LONG_NAME,
  open,
  press,
  pressButton,
  type Scene,
  type Visit,
} from './scene.ts';

/** Opens the home of a new account whose person has a long name. */
async function home(visit: Visit): Promise<void> {
  await asNew(visit, { [LONG_NAME]: 'Adult' });
  await open(visit, '/');
}

/** Opens the menu, unless it is docked. */
async function openMenu(visit: Visit): Promise<void> {
  if (!visit.isPhone) return;
  await pressButton(visit, 'Open the menu', 'Avaa valikko');
  await getDialog(visit);
}

/** Waits until a dialog's picture has loaded. */
async function picture(dialog: Locator): Promise<void> {
  const image = dialog.locator('img').last();
  await image.waitFor();
  const isThere = (element: HTMLImageElement) => element.complete && element.naturalWidth > 0;
  for (let tries = 0; tries < 50 && !(await image.evaluate(isThere)); tries++) {
    await dialog.page().waitForTimeout(100);
  }
}

/** Presses an action of a person's card, wherever the card shows it. */
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
  const dialog = await getDialog(visit);
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
      await getDialog(visit);
      await visit.page.waitForTimeout(400);
    },
  },
  {
    name: 'shell.barcode',
    shot: 'window',
    play: async (visit) => {
      await home(visit);
      await offer(visit, /barcode/i, /viivakoodi/i);
      await picture(await getDialog(visit));
    },
  },
  { name: 'shell.edit', shot: 'window', play: openEdit },
  {
    name: 'shell.badge',
    shot: 'window',
    play: async (visit) => {
      await openEdit(visit);
      const dialog = await getDialog(visit);
      await dialog
        .getByLabel(visit.say(/^Badge name/, /^Nimi nimikyltissä/))
        .fill('Aoife Máire\nNí Bhriain');
      const preview = dialog.getByRole('button', { name: visit.say('Preview', 'Esikatsele') });
      if (await preview.isVisible()) await preview.click();
      await picture(await getDialog(visit));
    },
  },
  { name: 'shell.not-found', play: (visit) => open(visit, `/no/such/page`) },
  {
    name: 'shell.failure',
    play: async (visit) => {
      await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await visit.page.route('**/api/**', (route) => route.abort());
      await open(visit, '/hugo');
      await visit.page
        .locator('a[href="/pay"]')
        .first()
        .evaluate((it: HTMLElement) => it.click());
      await visit.page.waitForTimeout(3000);
    },
  },
];
