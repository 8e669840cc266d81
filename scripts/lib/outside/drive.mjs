import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from '../../../tools/chromium.ts';

/**
 * Opens a page in a browser and does something there.
 *
 * @param {string} url
 * @param {(page: import('playwright').Page) => Promise<string | undefined>} act says what is wrong
 * @returns {Promise<string | undefined>} what is wrong, or what the page has complained of
 */
export async function visit(url, act) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  try {
    // Axe takes no page that the browser has made a context for.
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(url);
    const problem = await act(page).catch((error) => error.message);
    complaints.push(...(await page.evaluate(() => window.complaints ?? [])));
    return [...complaints, problem].filter(Boolean).join('\n') || undefined;
  } finally {
    await browser.close();
  }
}

/** Visits the first page of a folder of built files. */
export async function visitFolder(folder, outDir, act) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  try {
    return await visit(server.resolvedUrls.local[0], act);
  } finally {
    await server.close();
  }
}

/** Ranks two novels with the mouse: the second goes above the first. */
async function rankTwo(page) {
  await page.getByRole('button', { name: /^Spinning Silver, not ranked/ }).click();
  // That of Trail of Lightning, which others are below.
  await page.getByRole('button', { name: 'Choose a position' }).first().click();
  await page.getByRole('menuitemradio', { name: /Position 1/ }).click();
  const first = page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').first();
  await first.filter({ hasText: 'Trail of Lightning' }).waitFor();
}

/** What cannot be read or used on a page whose styles are its own, or none. */
async function unreadable(page) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    .join('\n');
}

/** Ranks, and looks at what the host's page is like. */
export async function rankOnHost(page) {
  await rankTwo(page);
  const hard = await unreadable(page);
  if (hard) return `On a page of others it is hard to read or to use: ${hard}`;
  const heading = await page
    .getByRole('heading', { name: 'A heading of the host' })
    .evaluate((element) => getComputedStyle(element).marginTop);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  if (heading === '0px') return 'The style sheet takes the margin of the host’s headings away.';
  if (ground !== 'rgba(0, 0, 0, 0)') return `The style sheet paints the host’s page: ${ground}`;
  return undefined;
}

/** Ranks in an element, and looks at what its form would send. */
export async function rankInElement(page) {
  await rankTwo(page);
  const sent = await page.evaluate(() => {
    const form = document.querySelector('form');
    return form ? new FormData(form).getAll('novel').join() : 'no form';
  });
  return sent === '6,5' ? undefined : `The form would send ${sent}`;
}
