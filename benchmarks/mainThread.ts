// Measures the main-thread work while the main screens load: the CPU time, which other load on the machine hardly
// changes, and the parts of long tasks. See README.md for usage.
import { startServer } from '../e2e/server.ts';
import { toViewport } from './lib/browser.ts';
import { readOptions } from './lib/options.ts';
import { newNominator } from './lib/setting.ts';
import { row, say, summary } from './lib/statistics.ts';
import { type MainThread, measureMainThread } from './lib/mainThread.ts';

const { runs, only, portals, ...given } = readOptions({
  runs: 5,
  viewport: 'desktop',
  only: '',
  // Other builds of the portal to compare with: folders such as `packages/portal/dist`, separated by commas.
  portals: '',
});
const viewport = toViewport(given.viewport);

const builds = portals
  ? portals.split(',').map((folder) => ({ folder, env: { PORTAL_DIR: folder } }))
  : [{ folder: 'the build', env: {} }];
const servers = await Promise.all(
  builds.map(async ({ folder, env }) => ({ folder, server: await startServer(env) })),
);
try {
  const sites = [];
  for (const { folder, server } of servers) {
    sites.push({ folder, url: server.url, ...(await newNominator(server, 1)) });
  }
  const screens = [
    { name: '`/`, signed out', path: () => '/', isSignedIn: false },
    { name: '`/`, signed in', path: () => '/', isSignedIn: true },
    { name: '`/hugo/vote/{id}`', path: (id: number) => `/hugo/vote/${id}`, isSignedIn: true },
    {
      name: '`/hugo/nominate/{id}`',
      path: (id: number) => `/hugo/nominate/${id}`,
      isSignedIn: true,
    },
  ].filter(({ name }) => name.includes(only));

  say(row('Route', 'Build', 'Blocking', 'Main thread'));
  say('|---|---|--:|--:|');
  for (const { name, path, isSignedIn } of screens) {
    const loads: MainThread[][] = sites.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [at, { url, id, cookie }] of sites.entries()) {
        const screen = { url: url + path(id), viewport, ...(isSignedIn && { cookie }) };
        loads[at]?.push(await measureMainThread(screen));
      }
    }
    for (const [at, { folder }] of sites.entries()) {
      const own = loads[at] ?? [];
      const blocking = summary(own.map((load) => load.blocking));
      say(row(name, folder, blocking, summary(own.map(({ total }) => total))));
    }
    for (const [at, { folder }] of sites.entries()) {
      for (const task of loads[at]?.at(-1)?.longTasks ?? []) say(`  ${folder}: ${task}`);
    }
  }
} finally {
  for (const { server } of servers) await server.dispose();
}
