import { run } from '../run.mjs';
import { install, writeFiles } from './projects.mjs';

/** A CommonJS module that renders a ballot. */
const NOVEL = `const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { RankedBallot } = require('@conkit/ui');
const { fi } = require('@conkit/ui/words/fi');
const { createTheme } = require('@conkit/ui/theme');
const { placeOnBallot } = require('@conkit/rules');
require('@conkit/elements');
createTheme({ primary: '#7a1f5c' });
const finalists = [{ id: 'silver', title: 'Spinning Silver' }];
const props = { 'aria-label': 'Novel', finalists, defaultValue: placeOnBallot([], 'silver', 0) };
exports.html = renderToString(createElement(RankedBallot, { ...props, messages: fi.RankedBallot }));
`;

/** Renders in Node with `require()`. @param {string} folder with the libraries installed */
export async function withRequire(folder) {
  const check = `${NOVEL}if (!exports.html.includes('Spinning Silver')) throw new Error(exports.html);\n`;
  await writeFiles(folder, { 'novel.cjs': check });
  const { code, output } = await run(process.execPath, ['novel.cjs'], { cwd: folder });
  return code === 0 ? undefined : output;
}

const CONFIG = String.raw`const presets = [['@babel/preset-env', { targets: { node: 'current' } }]];
module.exports = {
  transform: { '\.[cm]?js$': ['babel-jest', { presets }] },
  transformIgnorePatterns: ['/node_modules/(?!@conkit/)'],
  testMatch: ['**/*.test.cjs'],
};
`;

/** Tests a component in a CommonJS project with Jest. */
export async function withJest(folder, tarballs) {
  const tools = [
    'jest@30.5.2',
    'babel-jest@30.5.2',
    '@babel/core@7.29.13',
    '@babel/preset-env@7.29.14',
  ];
  const failed = await install(folder, [...tarballs, 'react', 'react-dom', ...tools]);
  if (failed) return failed;
  await writeFiles(folder, {
    'jest.config.cjs': CONFIG,
    'novel.cjs': NOVEL,
    'novel.test.cjs': `const { html } = require('./novel.cjs');
test('renders', () => expect(html).toContain('Spinning Silver'));
`,
  });
  const { code, output } = await run('npx', ['jest', '--ci'], { cwd: folder });
  return code === 0 ? undefined : output;
}
