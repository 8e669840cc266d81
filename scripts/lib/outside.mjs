import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';
import { root } from './files.mjs';
import { run } from './run.mjs';

/** The oldest React that the packages say they work with, and the newest there is. */
const REACTS = ['19.0.0', '19'];

/** Bytes of brotli that a component alone may cost, imported from `@conkit/ui`, without React and React Aria. */
const BUDGETS = { Button: 2000, RankedBallot: 12_000, NominationGrid: 9000, BadgePreview: 3500 };

/** The first example of the README, and beside it what else is loaded in another way. */
async function readMe() {
  const text = await readFile(join(root, 'packages/ui/README.md'), 'utf8');
  return /```tsx\n([^]*?)```/.exec(text)?.[1] ?? '';
}

const APP = `import { useState } from 'react';
import { Dialog, NominationGrid } from '@conkit/ui';
import { Novel } from './readme.tsx';
export function App() {
  const [works, setWorks] = useState([]);
  return (
    <main>
      <h2>A heading of the host</h2>
      <Novel />
      <NominationGrid aria-label="Works" fields={[{ key: 'title', label: 'Title' }]} value={works} saved={[]} onChange={setWorks} />
      <Dialog isOpen={false} onOpenChange={() => undefined} title="A dialog">…</Dialog>
    </main>
  );
}
`;

const files = {
  'app.jsx': APP,
  'client.jsx': `import { hydrateRoot } from 'react-dom/client';
import { App } from './app.jsx';
window.complaints = [];
hydrateRoot(document.getElementById('root'), <App />, {
  onRecoverableError: (error) => window.complaints.push(String(error)),
});
`,
  'server.jsx': `import { renderToString } from 'react-dom/server';
import { App } from './app.jsx';
export const html = renderToString(<App />);
`,
};

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    jsx: 'react-jsx',
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['*.tsx'],
};

/**
 * Whether whoever compiles with `exactOptionalPropertyTypes` can hand over `undefined` for what may be left out, at every
 * component.
 */
async function exactTypesProblem(folder) {
  const library = await import(join(folder, 'node_modules/@conkit/ui/dist/index.js'));
  const isComponent = (name) => /^[A-Z][a-z]/.test(name);
  const lines = Object.keys(library)
    .filter(isComponent)
    .map(
      (name) => `export const p${name}: Given<typeof ui.${name}> = {} as Unset<typeof ui.${name}>;`,
    );
  const head = `import type { ComponentProps, JSXElementConstructor } from 'react';
import * as ui from '@conkit/ui';
type One = JSXElementConstructor<any>;
type Optional<P> = P extends unknown ? { [K in keyof P as object extends Pick<P, K> ? K : never]: undefined } : never;
type Unset<C extends One> = Optional<ComponentProps<C>>;
type Given<C extends One> = Partial<ComponentProps<C>>;
`;
  await writeFile(join(folder, 'exact.tsx'), `${head}${lines.join('\n')}\n`);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const { code, output } = await run('tsc', ['-p', folder, '--pretty', 'false']);
  return code === 0 && lines.length > 0 ? undefined : `With exactOptionalPropertyTypes:\n${output}`;
}

/**
 * Installs the packed libraries where nothing of this workspace is, with one version of React; renders on a server,
 * builds with Vite, hydrates in a browser and ranks.
 *
 * @returns {Promise<string | undefined>} what went wrong
 */
async function tryWith(react, tarballs, folder) {
  await mkdir(folder);
  const manifest = { name: 'outside', private: true, type: 'module' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'readme.tsx'), await readMe());
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const wanted = [...tarballs, `react@${react}`, `react-dom@${react}`, '@types/react@19'];
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--strict-peer-deps'];
  const installed = await run('npm', ['install', ...flags, ...wanted], { cwd: folder });
  if (installed.code !== 0) return installed.output;

  const quiet = { root: folder, configFile: false, logLevel: 'error', mode: 'production' };
  const output = { rollupOptions: { input: join(folder, 'server.jsx') } };
  await build({ ...quiet, build: { ssr: true, outDir: 'server', ...output } });
  const { html } = await import(join(folder, 'server/server.js'));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outside</title><link rel="icon" href="data:,"></head>
<body><div id="root">${html}</div><script type="module" src="/client.jsx"></script></body></html>`;
  await writeFile(join(folder, 'index.html'), page);
  await build({ ...quiet, build: { outDir: 'client' } });
  return drive(folder);
}

/** Ranks with the mouse and looks at what the host's page is like. */
async function drive(folder) {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'client' },
    preview: { port: 0 },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(server.resolvedUrls.local[0]);
    await page.getByRole('button', { name: /^Spinning Silver, not ranked/ }).click();
    // That of Trail of Lightning, which No award is below.
    await page.getByRole('button', { name: 'Choose a position' }).first().click();
    await page.getByRole('menuitemradio', { name: /Position 1/ }).click();
    const first = page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').first();
    await first.filter({ hasText: 'Trail of Lightning' }).waitFor();
    const heading = await page
      .getByRole('heading', { name: 'A heading of the host' })
      .evaluate((element) => getComputedStyle(element).marginTop);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    complaints.push(...(await page.evaluate(() => window.complaints)));
    if (complaints.length > 0) return complaints.join('\n');
    if (heading === '0px') return 'The style sheet takes the margin of the host’s headings away.';
    if (ground !== 'rgba(0, 0, 0, 0)') return `The style sheet paints the host’s page: ${ground}`;
    return undefined;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What each component costs whoever imports it alone. */
async function sizes(folder) {
  const problems = [];
  for (const [name, limit] of Object.entries(BUDGETS)) {
    const entry = join(folder, `${name}.js`);
    await writeFile(entry, `export { ${name} } from '@conkit/ui';\n`);
    const made = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['es'] },
        rollupOptions: { external: /^(react|react-dom|react-aria-components)(\/|$)/ },
      },
    });
    const size = [made]
      .flat()[0]
      .output.filter(({ type, isEntry }) => type === 'chunk' && isEntry)
      .reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    if (size > limit) problems.push(`${name} alone costs ${size} bytes, ${limit} are allowed`);
  }
  return problems.join('\n') || undefined;
}

/**
 * Whether the libraries work where they are installed from what is published.
 *
 * @param {string[]} folders what would be published, a folder each
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function outsideProblem(folders) {
  const work = await mkdtemp(join(tmpdir(), 'conkit-outside-'));
  try {
    const tarballs = [];
    for (const folder of folders) {
      const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', work], {
        cwd: folder,
      });
      if (code !== 0) return output;
      tarballs.push(join(work, output.trim().split('\n').at(-1)));
    }
    for (const react of REACTS) {
      const problem = await tryWith(react, tarballs, join(work, `react-${react}`));
      if (problem) return `With React ${react}:\n${problem}`;
    }
    const newest = join(work, `react-${REACTS.at(-1)}`);
    return (await exactTypesProblem(newest)) ?? (await sizes(newest));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
