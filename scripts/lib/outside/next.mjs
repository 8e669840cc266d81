import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { getFreePort, run } from '../run.mjs';
import { appFiles } from './app.mjs';
import { rankOnHost, visit } from './drive.mjs';
import { install, writeFiles } from './projects.mjs';

const LAYOUT = `import type { ReactNode } from 'react';
import '@conkit/ui/styles.css';
export const metadata = { title: 'Outside', icons: 'data:,' };
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** A server component that uses the library, with its interactive parts in a client module. */
const PAGE = `import { BadgePreview, Notice } from '@conkit/ui';
import { BadgePreview as One } from '@conkit/ui/components/BadgePreview';
import { fi } from '@conkit/ui/words/fi';
import { Novel } from './novel';
import { Elements } from './elements';
export default function Page() {
  return (
    <main>
      <h2>A heading of the host</h2>
      <Notice tone="info">{typeof fi.RankedBallot.ranked}</Notice>
      <BadgePreview name="Aoife" subtitle="Dublin" />
      <One name="Sorcha" subtitle="Cork" />
      <Novel />
      <Elements />
    </main>
  );
}
`;

const ELEMENTS = `'use client';
import { createElement, useEffect } from 'react';
export function Elements() {
  useEffect(() => void import('@conkit/elements'), []);
  return createElement('conkit-badge', { name: 'Siobhán' });
}
`;

/** The configuration that `create-next-app` writes. Next's default ignores the `exports` of packages. */
const TSCONFIG = {
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
    jsx: 'preserve',
    incremental: true,
  },
  include: ['next-env.d.ts', '**/*.ts', '**/*.tsx'],
};

/**
 * Builds with Next, renders on its server, hydrates in a browser and ranks.
 *
 * @param {string} version its major version
 */
export async function withNext(version, folder, tarballs) {
  const react = version === '15' ? ['react@19.0.0', 'react-dom@19.0.0'] : ['react', 'react-dom'];
  const types = ['typescript@5', '@types/react', '@types/react-dom', '@types/node'];
  const failed = await install(folder, [...tarballs, ...react, ...types, `next@${version}`]);
  if (failed) return failed;
  const { 'readme.tsx': readme } = await appFiles();
  await writeFiles(folder, {
    'app/layout.tsx': LAYOUT,
    'app/page.tsx': PAGE,
    'app/novel.tsx': `'use client';\n${readme}`,
    'app/elements.tsx': ELEMENTS,
    'tsconfig.json': JSON.stringify(TSCONFIG),
  });
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', CI: '1' };
  const { code, output } = await run('next', ['build'], { cwd: folder, env });
  if (code !== 0 || output.includes('Compiled with warnings')) return output;
  const port = await getFreePort();
  const server = spawn(
    process.execPath,
    [join('node_modules/next/dist/bin/next'), 'start', '-p', `${port}`],
    {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  try {
    await untilReady(server);
    return await visit(`http://127.0.0.1:${port}`, async (page) => {
      await page.getByRole('img', { name: 'Badge: Siobhán' }).waitFor();
      return rankOnHost(page);
    });
  } finally {
    server.kill();
  }
}

/** Waits for Next's message that it is ready. */
async function untilReady(server) {
  let printed = '';
  await new Promise((resolve, reject) => {
    const read = (text) => {
      printed += text;
      if (/Ready/i.test(printed)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(printed)));
  });
}
