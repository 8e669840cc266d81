import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { collectOutput, getFreePort, run } from '../run.mjs';
import { appFiles, elementsBody, getPage, NOT_RANKED } from './app.mjs';
import { POLICY, rankBesideBadge, rankInElement, visit, visitFolder } from './drive.mjs';
import { install, writeFiles } from './projects.mjs';

/**
 * @typedef {object} Framework
 * @property {string[]} packages what is installed with the libraries
 * @property {Record<string, string>} files of the project, by name
 * @property {string[][]} build commands
 * @property {string[]} [serve] a command that serves the page on PORT, with a policy of its own
 * @property {string} [folder] what is served without such a command
 * @property {string} [policy] replaces the strict policy of that folder
 * @property {string} markup what the page must have before its scripts run
 * @property {(page: import('playwright').Page) => Promise<string | undefined>} act
 */

const ENV = {
  NODE_ENV: 'production',
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** A warning of a build, except for the router's about its next version. */
const WARNING = /(?<!Future Flag )\bwarn(ings?)?\b/i;

/** How long a server may take to answer, on a busy machine. */
const START_MS = 60_000;

const OLDEST_REACT = ['react@19.0.0', 'react-dom@19.0.0'];
const REACT = ['react@19', 'react-dom@19'];
const TYPES = ['typescript@5.9.3', '@types/react@19', '@types/react-dom@19'];

/** Ranks in the element, and reads what the framework has received. */
async function rankInFramework(page) {
  const problem = await rankInElement(page);
  const received = await page.locator('output').textContent();
  return problem ?? (received === '6,5' ? undefined : `The framework received ${received}`);
}

const NEXT_LAYOUT = `import type { ReactNode } from 'react';
import '@conkit/ui/styles.css';
export const metadata = { title: 'Outside', icons: 'data:,' };
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** A server component that uses the library, with its interactive parts in client modules. */
const NEXT_PAGE = `import { BadgePreview, Notice } from '@conkit/ui';
import { BadgePreview as One } from '@conkit/ui/components/BadgePreview';
import { fi } from '@conkit/ui/words/fi';
import { connection } from 'next/server';
import { App } from './app';
import { Elements } from './elements';
export default async function Page() {
  await connection();
  return (
    <>
      <Notice tone="info">{typeof fi.RankedBallot.ranked}</Notice>
      <BadgePreview name="Aoife" subtitle="Dublin" />
      <One name="Sorcha" subtitle="Cork" />
      <App />
      <Elements />
    </>
  );
}
`;

const NEXT_ELEMENTS = `'use client';
import { createElement, useEffect } from 'react';
export function Elements() {
  useEffect(() => void import('@conkit/elements'), []);
  return createElement('conkit-badge', { name: 'Siobhán' });
}
`;

/** Sends the policy with a nonce, which Next adds to its scripts. */
const getNextPolicy = (
  name,
  policy,
) => `import { NextResponse, type NextRequest } from 'next/server';
export function ${name}(request: NextRequest) {
  const source = "'self' 'nonce-" + crypto.randomUUID() + "'";
  const policy = "${policy}".replace("script-src 'self'", 'script-src ' + source);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
`;

/** The configuration that `create-next-app` writes. Next's default ignores the `exports` of packages. */
const NEXT_TSCONFIG = {
  compilerOptions: {
    target: 'ES2017',
    lib: ['dom', 'dom.iterable', 'esnext'],
    strict: true,
    noEmit: true,
    esModuleInterop: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    isolatedModules: true,
    allowJs: true,
    jsx: 'preserve',
    incremental: true,
  },
  include: ['next-env.d.ts', '**/*.ts', '**/*.tsx'],
};

/** @returns {Framework} */
const getNext = (version, react, policyFile, policy, files) => ({
  packages: [...react, ...TYPES, '@types/node@20', `next@${version}`],
  files: {
    'app/layout.tsx': NEXT_LAYOUT,
    'app/page.tsx': NEXT_PAGE,
    'app/readme.tsx': files['readme.tsx'],
    'app/app.jsx': `'use client';\n${files['app.jsx']}`,
    'app/elements.tsx': NEXT_ELEMENTS,
    [`${policyFile}.ts`]: getNextPolicy(policyFile, policy),
    'tsconfig.json': JSON.stringify(NEXT_TSCONFIG),
  },
  build: [['next', 'build']],
  serve: ['node', 'node_modules/next/dist/bin/next', 'start'],
  markup: NOT_RANKED,
  act: rankBesideBadge,
});

const ASTRO_CONFIG = `import react from '@astrojs/react';
const directives = ${JSON.stringify(POLICY.split('; ').filter((part) => !/^(script|style)-src/.test(part)))};
export default { integrations: [react()], experimental: { csp: { directives } } };
`;

/** A page with a component as an island, and an element. */
const ASTRO_PAGE = `---
import { App } from '../app.jsx';
---
${getPage('', '<App client:load /><conkit-badge name="Siobhán"></conkit-badge>')}
<script>import '@conkit/elements';</script>
`;

const ROUTER_ROOT = `import { Links, Meta, Outlet, Scripts } from 'react-router';
import '@conkit/ui/styles.css';
export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" /><title>Outside</title><link rel="icon" href="data:," />
        <Meta /><Links />
      </head>
      <body><Outlet /><Scripts /></body>
    </html>
  );
}
`;

const ROUTER_HOME = `import { createElement, useEffect } from 'react';
import { App } from './app.jsx';
export default function Home() {
  useEffect(() => void import('@conkit/elements'), []);
  return <><App />{createElement('conkit-badge', { name: 'Siobhán' })}</>;
}
`;

/** Renders with a nonce in the policy and in the router's inline scripts. */
const ROUTER_SERVER = `import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
export default function handle(request, status, headers, context) {
  const nonce = crypto.randomUUID();
  const source = "'self' 'nonce-" + nonce + "'";
  headers.set('content-type', 'text/html');
  headers.set('content-security-policy', "${POLICY}".replace("script-src 'self'", 'script-src ' + source));
  return new Promise((resolve, reject) => {
    const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onError: reject,
    });
  });
}
`;

/** Writes the page with the HTML that the framework rendered in Node. */
const PRERENDER = `import { writeFileSync } from 'node:fs';
import { html } from './server/server.js';
writeFileSync('index.html', ${JSON.stringify(getPage('', '<div id="root">HTML</div><script type="module" src="/client.js"></script>'))}.replace('HTML', html));
`;
const PRERENDERED = {
  build: [
    ['vite', 'build', '--ssr', 'server.js', '--outDir', 'server'],
    ['node', 'prerender.mjs'],
    ['vite', 'build', '--outDir', 'client'],
  ],
  folder: 'client',
  markup: '<cite>Spinning Silver</cite>',
  act: rankInFramework,
};

/** Returns the element's example with an event handler and what it received. */
const withHandler = (body, handler, output) =>
  `${body.replace('<conkit-ranked-ballot', `<conkit-ranked-ballot ${handler}`)}<output>${output}</output>`;

const getVue = (body) => `<script setup>
import '@conkit/elements';
import { ref } from 'vue';
const ranking = ref([]);
</script>
<template>${withHandler(body, '@input="ranking = $event.detail.value"', "{{ ranking.join(',') }}")}</template>
`;

const VUE_CONFIG = `import vue from '@vitejs/plugin-vue';
const compilerOptions = { isCustomElement: (tag) => tag.startsWith('conkit-') };
export default { plugins: [vue({ template: { compilerOptions } })] };
`;

const getSvelte = (body) => `<script>
import '@conkit/elements';
let ranking = $state([]);
</script>
${withHandler(body, 'oninput={(event) => (ranking = event.detail.value)}', "{ranking.join(',')}")}
`;

const SVELTE_CONFIG = `import { svelte } from '@sveltejs/vite-plugin-svelte';
export default { plugins: [svelte()] };
`;

/**
 * Returns a project for each framework, with versions that run on Node 20.19.
 *
 * @returns {Promise<Record<string, Framework>>}
 */
export async function getFrameworks() {
  const [app, body] = [await appFiles(), await elementsBody()];
  return {
    'Next 15': getNext('15.5.29', OLDEST_REACT, 'middleware', POLICY, app),
    // Turbopack loads modules without trusted types.
    'Next 16': getNext('16.4.6', REACT, 'proxy', POLICY.replace(/; require-trusted.*/, ''), app),
    'Astro 5': {
      packages: [...REACT, 'astro@5.18.2', '@astrojs/react@4.4.2'],
      files: {
        'astro.config.mjs': ASTRO_CONFIG,
        'src/pages/index.astro': ASTRO_PAGE,
        'src/app.jsx': app['app.jsx'],
        'src/readme.tsx': app['readme.tsx'],
      },
      build: [['astro', 'build']],
      folder: 'dist',
      // Astro writes the policy into the page, because it needs hashes.
      policy: '',
      markup: NOT_RANKED,
      act: rankBesideBadge,
    },
    'React Router 7': {
      packages: [
        ...REACT,
        ...['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev'].map(
          (name) => `${name}@7.18.4`,
        ),
        'vite@7.3.8',
        'isbot@5.2.3',
      ],
      files: {
        'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };
`,
        'app/routes.js': `import { index } from '@react-router/dev/routes';
export default [index('home.jsx')];
`,
        'app/root.jsx': ROUTER_ROOT,
        'app/home.jsx': ROUTER_HOME,
        'app/entry.server.jsx': ROUTER_SERVER,
        'app/app.jsx': app['app.jsx'],
        'app/readme.tsx': app['readme.tsx'],
      },
      build: [['react-router', 'build']],
      serve: ['node', 'node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
      markup: NOT_RANKED,
      act: rankBesideBadge,
    },
    'Vue 3 with the elements': {
      ...PRERENDERED,
      packages: ['vue@3.5.45', '@vitejs/plugin-vue@6.0.11', 'vite@7.3.8'],
      files: {
        'vite.config.js': VUE_CONFIG,
        'App.vue': getVue(body),
        'server.js': `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './App.vue';
export const html = await renderToString(createSSRApp(App));
`,
        'client.js': `import { createSSRApp } from 'vue';
import App from './App.vue';
createSSRApp(App).mount('#root');
`,
        'prerender.mjs': PRERENDER,
      },
    },
    'Svelte 5 with the elements': {
      ...PRERENDERED,
      packages: ['svelte@5.57.3', '@sveltejs/vite-plugin-svelte@6.2.4', 'vite@7.3.8'],
      files: {
        'vite.config.js': SVELTE_CONFIG,
        'App.svelte': getSvelte(body),
        'server.js': `import { render } from 'svelte/server';
import App from './App.svelte';
export const html = render(App).body;
`,
        'client.js': `import { hydrate } from 'svelte';
import App from './App.svelte';
const find = () => document.querySelector('conkit-ranked-ballot');
const served = find();
hydrate(App, { target: document.getElementById('root') });
// In production, Svelte replaces what it can't hydrate without a message.
if (find() !== served) window.complaints = ['Svelte replaced the server’s HTML'];
`,
        'prerender.mjs': PRERENDER,
      },
    },
  };
}

/**
 * Builds a project with a framework, opens its page in a browser and ranks.
 *
 * @param {Framework} framework
 * @param {string} folder
 * @param {string[]} tarballs
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function withFramework(framework, folder, tarballs) {
  const { packages, files, build, serve, act, markup } = framework;
  const failed = await install(folder, [...tarballs, ...packages]);
  if (failed) return failed;
  await writeFiles(folder, files);
  for (const [command, ...args] of build) {
    const { code, output } = await run(command, args, { cwd: folder, env: ENV });
    if (code !== 0 || WARNING.test(output)) return output;
  }
  if (!serve)
    return visitFolder(folder, framework.folder, act, { policy: framework.policy, markup });
  const port = await getFreePort();
  const [command, ...args] = serve;
  const server = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...ENV, PORT: `${port}`, HOST: '127.0.0.1' },
  });
  const getOutput = collectOutput(server);
  try {
    const url = `http://127.0.0.1:${port}`;
    const end = performance.now() + START_MS;
    while (!(await fetch(url).catch(() => undefined))) {
      if (server.exitCode !== null || performance.now() > end) return getOutput() || 'no answer';
      await setTimeout(100);
    }
    const problem = await visit(url, act, { markup });
    return problem && `${problem}\n${getOutput()}`;
  } finally {
    server.kill();
  }
}
