import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from '../../../tools/chromium.ts';

/** A policy without inline code, inline styles and other origins, and with trusted types. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * Opens a page in a browser and runs `act` on it.
 *
 * @param {string} url
 * @param {(page: import('playwright').Page) => Promise<string | undefined>} act returns what is wrong
 * @param {{ markup?: string }} [options] `markup`: what the page has before its scripts run
 * @returns {Promise<string | undefined>} what is wrong, or the page's errors and warnings
 */
export async function visit(url, act, { markup } = {}) {
  const html = await fetch(url).then((answer) => answer.text());
  if (markup && !html.includes(markup)) return `The server’s HTML lacks “${markup}”:\n${html}`;
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  try {
    // Axe requires a context that was created explicitly.
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors = [];
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    const problem = await act(page).catch((error) => error.message);
    errors.push(...(await page.evaluate(() => window.complaints ?? [])));
    return [...errors, problem].filter(Boolean).join('\n') || undefined;
  } finally {
    await browser.close();
  }
}

/**
 * Opens the first page of a folder of built files, with {@link POLICY}.
 *
 * @param {{ markup?: string, policy?: string }} [options] `policy` replaces the policy; '' is none
 */
export async function visitFolder(folder, outDir, act, { policy = POLICY, ...options } = {}) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, headers: policy ? { 'content-security-policy': policy } : {} },
  });
  try {
    return await visit(server.resolvedUrls.local[0], act, options);
  } finally {
    await server.close();
  }
}

/** Ranks two novels with the mouse, the second above the first. */
async function rankTwo(page) {
  await page.getByRole('button', { name: /^Spinning Silver, not ranked/ }).click();
  // This is the button of Trail of Lightning, above those of other novels.
  await page.getByRole('button', { name: 'Choose a position' }).first().click();
  await page.getByRole('menuitemradio', { name: /Position 1/ }).click();
  const first = page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').first();
  await first.filter({ hasText: 'Trail of Lightning' }).waitFor();
}

/** Returns axe's violations on a page with its own styles or none. */
async function findViolations(page) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    .join('\n');
}

/** Ranks, and checks the styles of the host page. */
export async function rankOnHost(page) {
  await rankTwo(page);
  const violations = await findViolations(page);
  if (violations) return `On the host’s page axe finds: ${violations}`;
  const heading = await page
    .getByRole('heading', { name: 'A heading of the host' })
    .evaluate((element) => getComputedStyle(element).marginTop);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const hasHostFont = await page
    .getByRole('button', { name: 'Alone' })
    .evaluate(
      (one) => getComputedStyle(one).fontFamily === getComputedStyle(document.body).fontFamily,
    );
  if (hasHostFont) return 'A button alone has the font of the host’s page.';
  const icon = page.getByRole('button', { name: /not ranked, rank it next/ }).first();
  const color = await icon.evaluate((one) => {
    document.documentElement.style.setProperty('--conkit-light-action', 'rgb(122, 31, 92)');
    return getComputedStyle(one).color;
  });
  if (color !== 'rgb(122, 31, 92)') return `An icon doesn’t follow the action’s colour: ${color}`;
  if (heading === '0px') return 'The style sheet takes the margin of the host’s headings away.';
  if (ground !== 'rgba(0, 0, 0, 0)') return `The style sheet paints the host’s page: ${ground}`;
  return undefined;
}

/** Waits for the badge of the elements, and ranks in the component. */
export async function rankBesideBadge(page) {
  await page.getByRole('img', { name: 'Badge: Siobhán' }).waitFor();
  return rankOnHost(page);
}

/** Ranks in an element, and checks its form data. */
export async function rankInElement(page) {
  await rankTwo(page);
  const sent = await page.evaluate(() => {
    const form = document.querySelector('form');
    return form ? new FormData(form).getAll('novel').join() : 'no form';
  });
  return sent === '6,5' ? undefined : `The form would send ${sent}`;
}
