// node examples/server.mjs [port]: serves the examples and receives their forms.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';

const here = import.meta.dirname;
const vue = join(createRequire(import.meta.url).resolve('vue/package.json'), '../dist');
const folders = { dist: join(here, '../dist'), vue };

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The strictest policy: no inline code, no other origins, and trusted types. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
};

const novels = [
  { id: '5', title: 'Spinning Silver', by: 'Naomi Novik' },
  { id: '6', title: 'Trail of Lightning', by: 'Rebecca Roanhorse' },
  { id: '3', title: 'Revenant Gun', by: 'Yoon Ha Lee' },
];
const positions = ['First', 'Second', 'Third', 'Fourth'];

const escaped = (value) =>
  value.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders the layout of a page. */
const page = (title, contents) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/style.css">
    <script type="module" src="/dist/conkit-elements.js"></script>
  </head>
  <body><main><h1>${title}</h1>${contents}</main></body>
</html>`;

/** Renders one position of the ballot for browsers without scripts. The element sends the same fields. */
const position = (label, ranked) => `
  <p><label>${label} choice
    <select name="novel">
      <option value="">—</option>
      ${novels
        .map(
          ({ id, title, by }) =>
            `<option value="${id}" data-title="${title}" data-subtitle="by ${by}"${id === ranked ? ' selected' : ''}>${title}, by ${by}</option>`,
        )
        .join('')}
      <option value="-1" data-no-award${ranked === '-1' ? ' selected' : ''}>No award</option>
    </select></label></p>`;

/** Renders the form with the saved values, and ordinary controls inside the elements. */
const form = (saved) =>
  page(
    'Your ballot',
    `<form method="post">
      <h2 id="novel">Best Novel</h2>
      <conkit-ranked-ballot name="novel" aria-labelledby="novel" size="4" required>
        ${positions.map((label, at) => position(label, saved[at])).join('')}
      </conkit-ranked-ballot>
      <fieldset>
        <legend>Best Fan Writer</legend>
        <conkit-nominations label="Best Fan Writer" max="3">
          <p><label>Writer <input name="writer"></label> <label>Where <input name="where"></label></p>
          <p><label>Writer <input name="writer"></label> <label>Where <input name="where"></label></p>
        </conkit-nominations>
      </fieldset>
      <p><button>Send</button> <button type="reset">Start again</button></p>
    </form>`,
  );

/** Renders the fields that were sent. */
const received = (body) =>
  page(
    'Received',
    `<ul>${[...new URLSearchParams(body)]
      .map(([name, value]) => `<li>${escaped(`${name}=${value}`)}</li>`)
      .join('')}</ul><p><a href="/form">Back to the ballot</a></p>`,
  );

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    const body = await text(request);
    process.stdout.write(`${body}\n`);
    return { type: types['.html'], body: received(body) };
  }
  if (pathname === '/form') {
    return { type: types['.html'], body: form(searchParams.getAll('novel')) };
  }
  const path = normalize(pathname === '/' ? '/plain.html' : pathname).slice(1);
  const [first = '', ...rest] = path.split(/[/\\]/);
  const file = folders[first] ? join(folders[first], ...rest) : join(here, path);
  return { type: types[extname(file)], body: await readFile(file) };
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ type = 'text/plain', body }) => {
      response.writeHead(200, { ...headers, 'content-type': type }).end(body);
    },
    () => response.writeHead(404, headers).end(),
  );
});
server.listen(Number(process.argv[2] ?? 8090), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
