// Times ranking on the built portal, alternating with a plain page of as many lists and with the ballot's page without
// scripts. See README.md for usage.
import { startServer } from '../e2e/server.ts';
import { launch, openPage, toProfile, toViewport } from './lib/browser.ts';
import { measureInteraction } from './lib/interaction.ts';
import { readOptions } from './lib/options.ts';
import {
  openBallot,
  openWholeBallot,
  plainBallot,
  plainMove,
  reactBallot,
  rankingActions,
  readShape,
  stillBallot,
  stillMove,
} from './lib/ranking.ts';
import { newNominator } from './lib/setting.ts';
import { median, row, say, summary } from './lib/statistics.ts';

const { runs, rounds, ...given } = readOptions({
  runs: 3,
  rounds: 5,
  profile: 'cpu4',
  viewport: 'desktop',
});
const profile = toProfile(given.profile);
const viewport = toViewport(given.viewport);

const server = await startServer();
const browser = await launch();
try {
  const { id, cookie } = await newNominator(server, 1);
  const ballot = { url: `${server.url}/hugo/vote/${id}`, cookie, viewport };
  const { page } = await openPage(browser, ballot);
  await page.goto(ballot.url);
  await openBallot(page);
  const shape = await readShape(page);
  const drawn = await reactBallot(shape);
  await page
    .getByRole('button', { name: /rank it next/ })
    .first()
    .click();
  await page.locator('[data-position="0"]').waitFor();
  const still = await stillBallot(page);
  // Entries left on the ballot would be saved and change the measurement.
  await page
    .getByRole('button', { name: /^Remove from / })
    .first()
    .click();
  await page.context().close();

  const blank = (html: string) => ({
    url: 'about:blank',
    prepare: (empty: typeof page) => empty.setContent(html),
  });
  const pages = [
    { how: 'plain list', ...blank(plainBallot(shape)), actions: [plainMove] },
    { how: 'plain list drawn by React', ...blank(drawn), actions: [plainMove] },
    { how: 'the ballot’s page without its code', ...blank(still), actions: [stillMove] },
    { how: 'folded', ...ballot, prepare: openBallot, actions: rankingActions },
    { how: 'all unfolded', ...ballot, prepare: openWholeBallot, actions: rankingActions },
  ];
  const times = pages.map(({ actions }) => actions.map((): number[] => []));
  for (let run = 0; run < runs; run++) {
    for (const [at, { how: _how, ...options }] of pages.entries()) {
      const measured = await measureInteraction(browser, { ...options, viewport, profile, rounds });
      for (const [action, of] of measured.entries()) times[at]?.[action]?.push(...of);
    }
  }

  const floors = [times[0]?.[0] ?? [], times[2]?.[0] ?? []].map(median);
  say(`Ranking (${profile}, ${viewport}, ${runs} runs of ${rounds} rounds)\n`);
  say(row('Action', 'Input to painted', 'To the plain list', 'To the page without code'));
  say('|---|--:|--:|--:|');
  for (const [at, { how, actions }] of pages.entries()) {
    for (const [action, { name }] of actions.entries()) {
      const own = times[at]?.[action] ?? [];
      const ratios = floors.map((floor) => (median(own) / floor).toFixed(2));
      say(row(`${name}, ${how}`, summary(own), ...ratios));
    }
  }
} finally {
  await browser.close();
  await server.dispose();
}
