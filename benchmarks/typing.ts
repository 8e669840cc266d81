// Times keystrokes in the fields of the nominations page, alternating with a plain page with the same text areas. See
// README.md for usage.
import { startServer } from '../e2e/server.ts';
import { launch, openPage, toProfile, toViewport } from './lib/browser.ts';
import { readOptions } from './lib/options.ts';
import { newNominator } from './lib/setting.ts';
import { median, row, say, summary } from './lib/statistics.ts';
import { measureTyping, plainPage, readTextAreas, type Typed, unfoldAll } from './lib/typing.ts';

const { runs, ...given } = readOptions({ runs: 5, profile: 'cpu4', viewport: 'desktop' });
const profile = toProfile(given.profile);
const viewport = toViewport(given.viewport);

const TEXT = 'The Calculating Stars';
/** The fields to type in: an empty row of the first category, and one far below. */
const places = [
  { name: 'the first category', field: 6 },
  { name: 'a later category', field: 90 },
];

const server = await startServer();
const browser = await launch();
try {
  const { id, cookie } = await newNominator(server, 1);
  const ours = { url: `${server.url}/hugo/nominate/${id}`, cookie, viewport };
  const { page } = await openPage(browser, ours);
  await page.goto(ours.url);
  await page.getByRole('button', { name: 'Save now' }).first().waitFor();
  await unfoldAll(page);
  await page.waitForTimeout(2000);
  const areas = await readTextAreas(page);
  await page.context().close();
  const html = plainPage(areas);

  const options = { profile, text: TEXT, fields: places.map(({ field }) => field) };
  const times: Record<'plain' | 'ours', Typed[][]> = { plain: [], ours: [] };
  for (let run = 0; run < runs; run++) {
    times.plain.push(
      await measureTyping(browser, {
        ...options,
        url: 'about:blank',
        viewport,
        prepare: (blank) => blank.setContent(html),
      }),
    );
    times.ours.push(
      await measureTyping(browser, {
        ...options,
        ...ours,
        prepare: async (nominations) => {
          await nominations.waitForLoadState('networkidle');
          // Wait until idle tasks have run too.
          await nominations.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          await unfoldAll(nominations);
          await nominations.waitForTimeout(3000);
        },
      }),
    );
  }

  const enabled = areas.filter(({ isDisabled }) => !isDisabled).length;
  say(
    `Typing (${profile}, ${viewport}, ${runs} runs; ${areas.length} text areas, ${enabled} enabled)\n`,
  );
  say(row('Key', 'Plain page', 'Nominations', 'Ratio'));
  say('|---|--:|--:|--:|');
  places.forEach(({ name }, at) => {
    const kinds = [
      ['first', (typed: Typed) => [typed.first]],
      ['median of the rest', (typed: Typed) => typed.rest],
    ] as const;
    for (const [kind, of] of kinds) {
      const [plain, own] = (['plain', 'ours'] as const).map((which) =>
        times[which].flatMap((run) => (run[at] ? of(run[at]) : [])),
      );
      if (!plain || !own) continue;
      const ratio = (median(own) / median(plain)).toFixed(2);
      say(row(`${name}, ${kind}`, summary(plain), summary(own), ratio));
    }
  });
} finally {
  await browser.close();
  await server.dispose();
}
