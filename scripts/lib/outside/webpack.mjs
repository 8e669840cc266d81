import { run } from '../run.mjs';
import { appFiles, getPage } from './app.mjs';
import { rankBesideBadge, visitFolder } from './drive.mjs';
import { install, writeFiles } from './projects.mjs';

const CONFIG = `import { join } from 'node:path';
import Css from 'mini-css-extract-plugin';
export default {
  mode: 'production',
  entry: './client.jsx',
  output: { path: join(import.meta.dirname, 'bundled'), filename: 'client.js', trustedTypes: true },
  plugins: [new Css({ filename: 'client.css' })],
  resolve: { extensions: ['.tsx', '.jsx', '.js'] },
  performance: { hints: false },
  module: {
    rules: [
      { test: /\\\\.[jt]sx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\\\\.css$/, use: [Css.loader, 'css-loader'] },
    ],
  },
};
`.replaceAll('\\\\', '\\');

/** Renders in the browser, and imports the elements dynamically. */
const CLIENT = `import { createRoot } from 'react-dom/client';
import { App } from './app.jsx';
createRoot(document.getElementById('root')).render(<App />);
void import('@conkit/elements').then(() => {
  const badge = document.createElement('conkit-badge');
  badge.name = 'Siobhán';
  document.body.append(badge);
});
`;

/** Builds with webpack, renders in a browser and ranks. */
export async function withWebpack(folder, tarballs) {
  const tools = [
    'webpack@5.113.0',
    'webpack-cli@7.3.1',
    'css-loader@7.1.5',
    'mini-css-extract-plugin@2.10.2',
    'esbuild@0.28.2',
    'esbuild-loader@4.5.0',
  ];
  const failed = await install(folder, [...tarballs, 'react', 'react-dom', ...tools]);
  if (failed) return failed;
  const script = '<div id="root"></div><script src="/client.js"></script>';
  const head = '<link rel="stylesheet" href="/client.css">';
  const html = { 'bundled/index.html': getPage(head, script) };
  const files = { ...(await appFiles()), 'client.jsx': CLIENT, 'webpack.config.mjs': CONFIG };
  await writeFiles(folder, { ...files, ...html });
  const { code, output } = await run('webpack', [], { cwd: folder });
  if (code !== 0 || /WARNING/.test(output)) return output;
  return visitFolder(folder, 'bundled', rankBesideBadge);
}
