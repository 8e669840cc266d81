// Measures loading the main screens on a slow phone, with the built portal and server and the demo. Prints the rows of
// docs/performance.md. See README.md for usage.
import { startServer } from '../e2e/server.ts';
import { toProfile, toViewport } from './lib/browser.ts';
import { type Load, measureLoad } from './lib/load.ts';
import { readOptions } from './lib/options.ts';
import { newNominator } from './lib/setting.ts';
import { row, say, summary } from './lib/statistics.ts';

const { runs, ...given } = readOptions({ runs: 5, profile: 'slow', viewport: 'desktop' });
const profile = toProfile(given.profile);
const viewport = toViewport(given.viewport);

const server = await startServer();
try {
  const { id, cookie } = await newNominator(server, 1);
  const vote = `/hugo/vote/${id}`;
  const screens = [
    { name: '`/`, signed out', path: '/', selector: 'h1, h2', text: /./ },
    { name: '`/`, signed in', path: '/', selector: 'h2, h3', text: /Voter 1/, cookie },
    { name: '`/hugo/vote/{id}`', path: vote, selector: 'h1, h2', text: /./, cookie },
    {
      name: '`/hugo/nominate/{id}`, first category',
      path: `/hugo/nominate/${id}`,
      selector: 'h2',
      text: /^Best Novel$/,
      cookie,
    },
  ];

  say(`Loading (${profile}, ${viewport}, ${runs} runs)\n`);
  say(row('Route', 'First paint', 'Text', 'Blocking', 'CLS', 'Script kB', 'All kB', 'Requests'));
  say('|---|--:|--:|--:|--:|--:|--:|--:|');
  for (const { name, path, ...screen } of screens) {
    const loads: Load[] = [];
    const options = { ...screen, url: server.url + path, profile, viewport };
    for (let run = 0; run < runs; run++) loads.push(await measureLoad(options));
    const of = (key: keyof Load, digits = 0, unit = 1) =>
      summary(
        loads.map((load) => load[key] / unit),
        digits,
      );
    const figures = [of('firstPaint'), of('textPainted'), of('blocking'), of('layoutShift', 3)];
    const sizes = [of('scriptBytes', 1, 1000), of('bytes', 1, 1000), of('requests')];
    say(row(name, ...figures, ...sizes));
  }
} finally {
  await server.dispose();
}
