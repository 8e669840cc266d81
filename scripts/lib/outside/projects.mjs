import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { run } from '../run.mjs';
import { appFiles, elementsPage, getPage, NOT_RANKED } from './app.mjs';
import { rankBesideBadge, rankInElement, rankOnHost, visit, visitFolder } from './drive.mjs';

const FLAGS = ['--no-audit', '--no-fund', '--prefer-offline', '--strict-peer-deps'];

/**
 * Installs packed libraries and other packages in a separate folder. @returns {Promise<string | undefined>} why it
 * failed
 */
export async function install(folder, wanted) {
  const manifest = { name: 'outside', private: true, type: 'module' };
  await writeFiles(folder, { 'package.json': JSON.stringify(manifest) });
  const { code, output } = await run('npm', ['install', ...FLAGS, ...wanted], { cwd: folder });
  return code === 0 ? undefined : output;
}

/** Writes files into a project. @param {Record<string, string>} files contents by name */
export async function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const getBody = (html, script) =>
  `<div id="root">${html}</div><script type="module" src="${script}"></script>`;

/** Renders in Node. @returns {Promise<string>} the HTML */
async function rendered(folder) {
  const output = { rollupOptions: { input: join(folder, 'server.jsx') } };
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir: 'server', ...output },
  });
  const { html } = await import(join(folder, 'server/server.js'));
  return html;
}

/** Builds with Vite, hydrates HTML rendered in Node in a browser, and ranks. @param {string} folder */
export async function withVite(folder) {
  await writeFiles(folder, await appFiles());
  const html = await rendered(folder);
  await writeFiles(folder, { 'index.html': getPage('', getBody(html, '/client.jsx')) });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { outDir: 'client' },
  });
  return visitFolder(folder, 'client', rankOnHost, { markup: NOT_RANKED });
}

/**
 * Opens the same application on Vite's development server, where React and the library warn.
 *
 * @param {string} folder
 */
export async function withViteServer(folder) {
  await writeFiles(folder, await appFiles());
  const html = await rendered(folder);
  const element = `<conkit-badge name="Siobhán"></conkit-badge>
<script type="module">import '@conkit/elements';</script>`;
  const body = `${getBody(html, '/client.jsx')}${element}`;
  await writeFiles(folder, { 'index.html': getPage('', body) });
  // The build of the server's HTML has set it to production.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  const options = { root: folder, configFile: false, logLevel: 'error' };
  const server = await createServer({ ...options, server: { port: 0 } });
  try {
    await server.listen();
    return await visit(server.resolvedUrls.local[0], rankBesideBadge, { markup: NOT_RANKED });
  } finally {
    await server.close();
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** Does the same as {@link withVite} with esbuild, which is already installed. @param {string} folder */
export async function withEsbuild(folder) {
  await writeFiles(folder, await appFiles());
  const html = await rendered(folder);
  const flags = ['--bundle', '--splitting', '--format=esm', '--jsx=automatic', '--minify'];
  const { code, output } = await run(
    'esbuild',
    ['client.jsx', ...flags, '--outdir=bundled', '--log-level=error'],
    { cwd: folder, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) return output;
  const head = '<link rel="stylesheet" href="/client.css">';
  await writeFiles(folder, { 'bundled/index.html': getPage(head, getBody(html, '/client.js')) });
  return visitFolder(folder, 'bundled', rankOnHost, { markup: NOT_RANKED });
}

/**
 * Tests a plain page with the files of the elements, without a build. @param {string} folder with the elements
 * installed
 */
export async function withoutTools(folder) {
  const files = join(folder, 'node_modules/@conkit/elements/dist');
  await cp(files, join(folder, 'plain/elements'), { recursive: true });
  await writeFiles(folder, { 'plain/index.html': await elementsPage() });
  return visitFolder(folder, 'plain', rankInElement);
}
