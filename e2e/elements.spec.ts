import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test as base, type Page } from '@playwright/test';
import { expectAccessible, getFaults, getViolations } from './accessible.ts';

/** Maximum size of a page with a ballot, in bytes (brotli). */
const FIRST_LOAD = 81_000;

/** The properties of the element that are used here. */
type BallotElement = HTMLElement & { value: readonly (string | null)[]; validationMessage: string };

/** The properties of the element that are used here. */
type NominationsElement = HTMLElement & {
  value: ReadonlyArray<Readonly<Record<string, string>>>;
  readonly form: HTMLFormElement;
  required: boolean;
  readOnly: boolean;
};

interface Fixtures {
  /** The errors of the page, including violations of its content security policy. */
  faults: string[];
}

/** Serves pages of `packages/elements/examples` on a separate server, without the portal. */
const test = base.extend<Fixtures, { examples: string }>({
  examples: [
    // The empty pattern tells Playwright that this fixture uses no others.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const script = join(import.meta.dirname, '../packages/elements/examples/server.mjs');
      const server = spawn(process.execPath, [script, '0']);
      const [line] = (await once(server.stdout, 'data')) as [Buffer];
      await use(line.toString().trim());
      server.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ examples }, use) => {
    await use(examples);
  },
  faults: [
    async ({ page }, use) => {
      const faults = getFaults(page);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

const ballot = (page: Page) => page.locator('conkit-ranked-ballot');
const ranking = (page: Page) =>
  ballot(page).getByRole('list', { name: 'Your ranking' }).getByRole('listitem');
const rankNext = (page: Page, title: string) =>
  ballot(page).getByRole('button', { name: `${title}, not ranked, rank it next` });
const sent = (page: Page) => page.getByRole('listitem').allTextContents();
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

/** Collects the scripts that the page loads from now on. */
function getScripts(page: Page) {
  const asked: Array<Promise<Buffer>> = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) asked.push(response.body());
  });
  return async () =>
    (await Promise.all(asked)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test('a ballot on a plain page is ranked by keyboard, and stays within its size limit', async ({
  page,
}) => {
  const bytes = getScripts(page);
  await page.goto('/');
  const group = ballot(page).getByRole('group', { name: 'Best Novel' });
  await expect(group).toBeVisible();
  expect(await bytes()).toBeLessThanOrEqual(FIRST_LOAD);
  await expectAccessible(page, { isOurs: false });

  await rankNext(page, 'Trail of Lightning').focus();
  await page.keyboard.press('Enter');
  await expect(ranking(page)).toHaveText([/Trail of Lightning/]);
  // The focus moves with the entry. The next Tab reaches the entry's menu.
  await page.keyboard.press('Tab');
  await rankNext(page, 'Revenant Gun').focus();
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('menuitemradio', { name: 'Position 1' });
  await expect(page.getByRole('menuitemradio', { name: 'Position 2' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  expect(await getViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(ranking(page)).toHaveText([/Revenant Gun/, /Trail of Lightning/]);
  expect(await ballot(page).evaluate((element: BallotElement) => element.value)).toEqual([
    '3',
    '6',
  ]);
});

test(
  'a form submits the same with and without scripts',
  { tag: '@any-width' },
  async ({ page, browser, examples }) => {
    await page.goto('/form?novel=3');
    await rankNext(page, 'Spinning Silver').click();
    const writer = page.getByRole('group', { name: 'Nomination 1' }).getByLabel('Writer');
    await writer.fill('Foz Meadows');
    await send(page);
    const withScript = await sent(page);
    expect(withScript).toEqual(['novel=3', 'novel=5', 'writer=Foz Meadows', 'where=']);

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: examples });
    const other = await plain.newPage();
    await other.goto('/form?novel=3');
    await other.getByLabel('Second choice').selectOption('5');
    await other.getByLabel('Writer').first().fill('Foz Meadows');
    await send(other);
    const without = await sent(other);
    // Native controls submit empty fields, too.
    const filled = (lines: readonly string[]) => lines.filter((line) => !line.endsWith('='));
    expect(filled(without)).toEqual(filled(withScript));
    await plain.close();
  },
);

test('ranks set before the script loads are kept', { tag: '@any-width' }, async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/conkit-elements.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/form', { waitUntil: 'commit' });
  await page.getByLabel('First choice').selectOption('6');
  await page.getByLabel('Writer').first().fill('Foz Meadows');
  come();
  await expect(ranking(page)).toHaveText([/Trail of Lightning/]);
  await expect(page.getByLabel('First choice')).toBeHidden();
  await send(page);
  expect(await sent(page)).toEqual(['novel=6', 'writer=Foz Meadows', 'where=']);
});

test(
  'native controls remain and are submitted when the rendering code does not load',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.route('**/dist/view-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/form');
    await failed;
    await page.getByLabel('Second choice').selectOption('6');
    await send(page);
    expect(await sent(page)).toEqual(expect.arrayContaining(['novel=', 'novel=6', 'writer=']));
  },
);

test(
  'works as a form control: required, reset, disabled, and restored',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/form?novel=3');
    await ballot(page).getByRole('button', { name: 'Remove from position 1' }).click();
    await send(page);
    // The browser blocks the form and shows the message at the first button.
    await expect(page).toHaveURL(/\/form/);
    await expect(rankNext(page, 'Spinning Silver')).toBeFocused();
    expect(await ballot(page).evaluate((element: BallotElement) => element.validationMessage)).toBe(
      'Rank at least one.',
    );
    await rankNext(page, 'Trail of Lightning').click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(ranking(page)).toHaveText([/Revenant Gun/]);

    await page.locator('fieldset').evaluate((element: HTMLFieldSetElement) => {
      element.disabled = true;
    });
    const writer = page.getByRole('group', { name: 'Nomination 1' }).getByLabel('Writer');
    await expect(writer).not.toBeEditable();
    await rankNext(page, 'Spinning Silver').click();
    await send(page);
    expect(await sent(page)).toEqual(['novel=3', 'novel=5']);
    await page.goBack();
    await expect(ranking(page)).toHaveText([/Revenant Gun/, /Spinning Silver/]);
  },
);

test('nominations are typed and pasted, navigated by keyboard, and reported by events', async ({
  page,
}) => {
  await page.goto('/form?novel=3');
  const grid = page.locator('conkit-nominations');
  const writer = (row: number) =>
    grid.getByRole('group', { name: `Nomination ${row}` }).getByLabel('Writer');
  await expect(writer(1)).toBeVisible();
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['input', 'change'])
      document.addEventListener(type, (event) =>
        told.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`),
      );
  });
  await writer(1).fill('Foz');
  await page.keyboard.press('ArrowDown');
  await expect(writer(2)).toBeFocused();
  await writer(2).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Alasdair Stuart\tBlog\nJames Nicoll\tReviews');
    field.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  });
  await expect(writer(3)).toHaveValue('James Nicoll');
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  const typed = '{"value":[{"writer":"Foz"}]}';
  expect(told.slice(0, 2)).toEqual([`input ${typed}`, `change ${typed}`]);
  expect(told.at(-1)).toMatch(/^input .*James Nicoll/);
  await expectAccessible(page, { isOurs: false });
});

test(
  'a form contains a keystroke or a new value at once, before the next paint',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/form?novel=3');
    const grid = page.locator('conkit-nominations');
    const writer = grid.getByRole('group', { name: 'Nomination 1' }).getByLabel('Writer');
    await writer.focus();
    const seen = await grid.evaluate(async (element: NominationsElement) => {
      const { form } = element;
      const ranked = form.querySelector<BallotElement>('conkit-ranked-ballot');
      const writers = () => new FormData(form).getAll('writer').join();
      const type = (text: string) => document.execCommand('insertText', false, text);
      const look = () => `${writers()} ${form.checkValidity() ? 'will do' : 'will not do'}`;
      const told: string[] = [look()];
      const tell = () => told.push(look());
      element.required = true;
      tell();
      type('F');
      tell();
      form.reset();
      tell();
      // The property is applied in this microtask, before any paint.
      await Promise.resolve();
      type('G');
      element.value = [{ writer: 'Sam' }];
      tell();
      await Promise.resolve();
      element.value = [];
      tell();
      await Promise.resolve();
      type('H');
      if (ranked) ranked.value = [];
      tell();
      if (ranked) ranked.value = ['5'];
      tell();
      return told;
    });
    expect(seen).toEqual([
      ' will do',
      ' will not do',
      'F will do',
      ' will not do',
      'Sam will do',
      ' will not do',
      'H will not do',
      'H will do',
    ]);
    await expect(writer).toHaveValue('H');
    const kept = await grid.evaluate((element: NominationsElement) => {
      document.execCommand('insertText', false, 'I');
      element.readOnly = true;
      return JSON.stringify(element.value);
    });
    expect(kept).toMatch(/HI|IH/);
    await expect(grid.getByRole('listitem')).toHaveText(/HI|IH/);
  },
);

test(
  'the development scripts warn the author about mistakes',
  { tag: '@slow' },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/mistakes.html');
    await expect(ballot(page).getByText('Nothing ranked.')).toBeVisible();
    for (const mistake of ['no JSON list: 5, 6', 'has no entries', 'has no accessible name']) {
      await expect.poll(() => warnings).toContainEqual(expect.stringContaining(mistake));
    }
    expect(warnings.filter((text) => !text.startsWith('ConKit: <conkit-ranked-ballot>'))).toEqual(
      [],
    );
  },
);

test('a badge follows what is typed', async ({ page }) => {
  await page.goto('/badge.html');
  const badge = page.getByRole('img', { name: 'Badge: Aoife. Below: Dublin' });
  await expect(badge).toBeVisible();
  await page.getByLabel('Name on the badge').fill('Sorcha');
  await expect(page.getByRole('img', { name: 'Badge: Sorcha. Below: Dublin' })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(badge).toBeVisible();
  await expectAccessible(page, { isOurs: false });
});

test(
  'in a Vue page it accepts properties before it is defined, and emits changes',
  { tag: ['@any-width', '@slow'] },
  async ({ page }) => {
    await page.goto('/vue.html');
    await rankNext(page, 'Trail of Lightning').click();
    await expect(page.locator('#ranking')).toHaveText('trail-of-lightning');
    await rankNext(page, 'Spinning Silver').click();
    await expect(page.locator('#ranking')).toHaveText('trail-of-lightning, spinning-silver');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(ranking(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(rankNext(page, 'Spinning Silver')).toBeDisabled();
    await expectAccessible(page, { isOurs: false });
  },
);

test(
  "inherits the page's theme and language, and ignores its font size",
  { tag: ['@any-width', '@slow'] },
  async ({ page }) => {
    await page.goto('/');
    const add = rankNext(page, 'Spinning Silver');
    await expect(add).toBeVisible();
    const look = () =>
      add.evaluate((element) => {
        const { inlineSize, color, fontFamily } = getComputedStyle(element);
        const surface = element.closest('[part=surface]');
        const ground = surface && getComputedStyle(surface).backgroundColor;
        return { inlineSize, color, fontFamily, ground };
      });
    const before = await look();
    expect(before.fontFamily).toMatch(/Georgia/);
    await page.evaluate(() => {
      const { style, dataset } = document.documentElement;
      // Many sites set this font size, so that 1rem is ten pixels.
      style.fontSize = '62.5%';
      style.setProperty('--conkit-font-family', 'monospace');
      style.setProperty('--conkit-dark-surface', 'rgb(1, 2, 3)');
      dataset['theme'] = 'dark';
    });
    await expect.poll(look).toMatchObject({
      inlineSize: before.inlineSize,
      fontFamily: 'monospace',
      ground: 'rgb(1, 2, 3)',
    });
    await expectAccessible(page, { isOurs: false });
    await page.evaluate(() => (document.documentElement.lang = 'fi-FI'));
    await expect(page.getByText('Et ole vielä asettanut mitään järjestykseen.')).toBeVisible();
  },
);

test(
  'in Arabic it reads from right to left, unless the page sets another direction',
  { tag: ['@any-width', '@slow'] },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => (document.documentElement.lang = 'ar'));
    const nothing = page.getByText('لم يُرتّب شيء.');
    await expect(nothing).toHaveCSS('direction', 'rtl');
    await ballot(page)
      .getByRole('button', { name: /^Trail of Lightning، غير مرتّب/ })
      .click();
    await expect(ballot(page).getByRole('list', { name: 'ترتيبك' })).toHaveText(
      /Trail of Lightning/,
    );
    await expectAccessible(page, { isOurs: false });
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    const arabic = ballot(page).getByRole('list', { name: 'ترتيبك' });
    await expect(arabic).toHaveCSS('direction', 'ltr');
    await page.evaluate(() => {
      Object.assign(document.documentElement, { dir: 'rtl', lang: 'he' });
    });
    const english = ballot(page).getByRole('list', { name: 'Your ranking' });
    await expect(english).toHaveCSS('direction', 'rtl');
    await expectAccessible(page, { isOurs: false });
  },
);
