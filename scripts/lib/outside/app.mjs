import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../files.mjs';

/** Returns the first example in a programming language in a package's README. */
async function example(name, language) {
  const text = await readFile(join(root, 'packages', name, 'README.md'), 'utf8');
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
}

const APP = `import { useState } from 'react';
import { Button, ConKitProvider, Dialog, NominationGrid } from '@conkit/ui';
import { Novel } from './readme.tsx';
export function App() {
  const [works, setWorks] = useState([]);
  return (
    <main>
      <h2>A heading of the host</h2>
      <Novel />
      <ConKitProvider locale="ar"><Button>Alone</Button></ConKitProvider>
      <NominationGrid aria-label="Works" fields={[{ key: 'title', label: 'Title' }]} value={works} savedValue={[]} onChange={setWorks} />
      <Dialog isOpen={false} onOpenChange={() => undefined} title="A dialog">…</Dialog>
    </main>
  );
}
`;

const CLIENT = `import { hydrateRoot } from 'react-dom/client';
import { App } from './app.jsx';
window.complaints = [];
hydrateRoot(document.getElementById('root'), <App />, {
  onRecoverableError: (error) => window.complaints.push(String(error)),
});
`;

const SERVER = `import { renderToString } from 'react-dom/server';
import { App } from './app.jsx';
export const html = renderToString(<App />);
`;

/** A part of a ballot's HTML that isn't in its properties. */
export const NOT_RANKED = 'Spinning Silver, not ranked';

/** Returns the files of an application with the README's first example. */
export const appFiles = async () => ({
  'readme.tsx': await example('ui', 'tsx'),
  'app.jsx': APP,
  'client.jsx': CLIENT,
  'server.jsx': SERVER,
});

/** Returns an HTML page with the given body and head. */
export const getPage = (head, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outside</title><link rel="icon" href="data:,">${head}</head>
<body>${body}</body></html>`;

/** Returns the first example of the elements' README without its script, for the frameworks' templates. */
export const elementsBody = async () =>
  (await example('elements', 'html')).replace(/<script.*<\/script>\n/, '');

/** Returns a page with the first example of the elements' README, which loads the copied script. */
export const elementsPage = async () => {
  const html = await example('elements', 'html');
  return getPage('', html);
};
