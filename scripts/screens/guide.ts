import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { getId, joinAs } from '../../e2e/account.ts';
import type { PortalServer } from '../../e2e/server.ts';
import { open, post, signInAs, type Visit } from './scene.ts';
import { openContext } from './take.ts';

/** A picture of docs/your-convention.md. */
interface GuidePicture {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly play: (visit: Visit) => Promise<void>;
}

const DESKTOP = { width: 900, height: 560 };
const PREVIEW = { width: 600, height: 430 };
const PHONE = { width: 390, height: 720 };
const MAX_BYTES = 60_000;

const MEMBER = { name: 'Nuala Quinn', email: 'nuala@example.com' };
const ADMIN = 'desk@example.com';

const scrollTo = (locator: Locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'start' }));

async function openSignedBallot(visit: Visit): Promise<void> {
  const { page } = visit;
  await signInAs(visit, MEMBER.email);
  const id = await getId(page, MEMBER.name);
  await post(visit, `hugo/${id}/vote`, {
    signature: MEMBER.name,
    lastmod: null,
    votes: { Novel: [2, 1] },
  });
  await open(visit, `/hugo/vote/${id}`);
  const signature = page.getByLabel('Signature');
  await signature.fill(MEMBER.name);
  await signature.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const novel = page.getByRole('region', { name: 'Best Novel', exact: true });
  await novel.locator('summary').first().click();
  await scrollTo(novel);
}

/** Finds a member at the desk. */
async function findAtDesk(visit: Visit): Promise<void> {
  const { page } = visit;
  await signInAs(visit, ADMIN);
  await open(visit, '/desk');
  await page.getByRole('searchbox').fill('quinn');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: new RegExp(MEMBER.name) }).waitFor();
}

/** Opens the desk of an administrator while another one's act waits for approval. */
async function openApproval(visit: Visit): Promise<void> {
  const { page } = visit;
  await signInAs(visit, MEMBER.email);
  const id = await getId(page, MEMBER.name);
  await signInAs(visit, 'awards@example.com');
  const reason = 'Two memberships of one person';
  await post(visit, `admin/people/${id}/ballot/disallow`, { ballot: 'votes', reason });
  await signInAs(visit, ADMIN);
  await open(visit, '/desk');
  await page.getByLabel('Why you decide so').fill('She wrote to us: both are hers');
}

/** In this order, on one server: the approval is about the ballot. */
const pictures: readonly GuidePicture[] = [
  { name: 'front', size: DESKTOP, play: (visit) => open(visit, '/') },
  { name: 'join', size: PHONE, play: (visit) => open(visit, '/new/Attending') },
  { name: 'ballot', size: PHONE, play: openSignedBallot },
  { name: 'desk', size: DESKTOP, play: findAtDesk },
  {
    name: 'brand',
    size: PREVIEW,
    play: async (visit) => {
      await open(visit, '/dev/brand');
      await scrollTo(visit.page.getByRole('heading', { name: 'Pictures' }));
      await visit.page.waitForLoadState('networkidle');
    },
  },
  { name: 'approval', size: DESKTOP, play: openApproval },
];

/** Turns off the lights behind the cards: a gradient is most of a picture's size. */
const flatten = (page: Page) =>
  page.evaluate(() => {
    document.body.style.setProperty('--conkit-color-ground-glow', 'transparent');
  });

/** Takes the pictures of the guide. @throws when one is too large */
export async function takeGuide(
  browser: Browser,
  server: PortalServer,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await joinAs(server, 'Attending', MEMBER.email, MEMBER.name);
  await joinAs(server, 'WSFS', 'finn@example.com', 'Finn Quinn');
  for (const { name, size, play } of pictures) {
    const isPhone = size === PHONE;
    const context = await openContext(browser, isPhone ? 390 : 1280, 'en', server.url);
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.goto('/new');
    await page.evaluate(() => document.fonts.ready);
    await play({ page, server, isPhone, say: (en) => en });
    await flatten(page);
    await page.waitForTimeout(500);
    const picture = await page.screenshot();
    await context.close();
    await writeFile(join(folder, `${name}.png`), picture);
    process.stdout.write(`${name}: ${picture.length} bytes\n`);
    if (picture.length > MAX_BYTES) throw new Error(`${name} has more than ${MAX_BYTES} bytes.`);
  }
}
