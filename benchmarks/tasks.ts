// Runs the members' tasks on a phone of 390 × 844 and prints their effort: taps, fields, and scrolling. See README.md
// for usage and how they are counted.
import { startServer } from '../e2e/server.ts';
import { launch, openPage } from './lib/browser.ts';
import { readOptions } from './lib/options.ts';
import { row, say } from './lib/statistics.ts';
import { Meter } from './lib/meter.ts';
import { tasks } from './lib/tasks.ts';

const { only } = readOptions({ only: '' });

const server = await startServer();
const browser = await launch();
let isFailed = false;
try {
  say(row('Task', 'Presses', 'Fields', 'Screens scrolled', 'Longest page, in screens'));
  say('|---|--:|--:|--:|--:|');
  for (const { name, play } of tasks) {
    if (!name.includes(only)) continue;
    const { page } = await openPage(browser, { url: server.url, viewport: 'phone' });
    page.setDefaultTimeout(20_000);
    const meter = new Meter(page);
    try {
      await play(meter, server);
      for (const { label, presses, fields, scrolled, longest } of meter.counts(name)) {
        say(row(label, String(presses), String(fields), scrolled.toFixed(1), longest.toFixed(1)));
      }
    } catch (error) {
      isFailed = true;
      say(row(name, 'could not be played', String(error).split('\n', 1)[0] ?? '', '', ''));
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.dispose();
}
if (isFailed) process.exitCode = 1;
