// The budgets of the built portal, brotli, kB = 1000 bytes; `e2e/budgets.spec.ts` checks that a browser
// asks for no script that is not counted here.
import { readFileSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';

const client = 'packages/portal/dist/client';
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));

/** Returns the scripts of these modules and of their static imports; dynamic imports don't count. */
function getScripts(sources) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    (chunk.imports ?? []).forEach(visit);
  };
  for (const source of sources) {
    const keys = Object.keys(manifest).filter(
      (key) => key === source || key.startsWith(`${source}?`),
    );
    if (keys.length === 0) throw new Error(`${source} is not in the portal's build`);
    keys.forEach(visit);
  }
  return [...files].map((file) => `${client}/${file}`);
}

/** Returns the budget of a page: the entry and what it always loads, the route, its texts in Finnish (the longest). */
const page = (name, route, wordSets, limit) => {
  const words = ['core', ...wordSets].map((set) => `src/locales/fi.po?part=${set}`);
  const begin = ['index.html', 'src/start.tsx', 'src/reactDom.ts'];
  const sources = [...begin, ...words, `src/routes/${route}.tsx`];
  return { name, path: getScripts(sources), limit };
};

const heavy = readdirSync(`${client}/assets`).filter((file) =>
  ['.woff2', '.png', '.jpg', '.avif', '.webp', '.svg'].includes(extname(file)),
);

export default [
  page('scripts of / (signed out)', 'index', ['account'], '121 kB'),
  page('scripts of /hugo/vote/{id}', '$awards.vote{$segment}.{-$id}', ['voting'], '166 kB'),
  page(
    'scripts of /hugo/nominate/{id}',
    '$awards.nominate{$segment}.{-$id}',
    ['nominations'],
    '165 kB',
  ),
  page('scripts of /new/{membership}', 'new.$membership', ['membership', 'checkout'], '165 kB'),
  page('scripts of /pay/{type}', 'pay.$type', ['payments', 'account', 'checkout'], '165 kB'),
  { name: 'styles', path: `${client}/${manifest['style.css'].file}`, limit: '15 kB' },
  ...heavy.map((file) => ({
    name: file.replace(/-[\w-]{8}(?=\.\w+$)/, ''),
    path: `${client}/assets/${file}`,
    limit: '30 kB',
    brotli: false,
  })),
];
