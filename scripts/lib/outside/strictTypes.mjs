import { join } from 'node:path';
import { run } from '../run.mjs';
import { appFiles } from './app.mjs';
import { writeFiles } from './projects.mjs';

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    // Checks the declarations of the libraries, too.
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  },
  include: ['exact.tsx', 'use.tsx', 'readme.tsx'],
};

const USE = `import { RankedBallot } from '@conkit/ui/components/RankedBallot';
import { Button } from '@conkit/ui/primitives/Button';
import { AwardBallot } from '@conkit/ui/blocks/AwardBallot';
import { fi } from '@conkit/ui/words/fi';
import { compileMessage } from '@conkit/ui/messages';
import { createTheme } from '@conkit/ui/theme';
import type { BallotValue, ConkitRankedBallot } from '@conkit/elements';
import * as rules from '@conkit/rules';
import * as drafts from '@conkit/drafts';
import * as draftsInReact from '@conkit/drafts/react';
import * as client from '@conkit/api-client';
import * as callers from '@conkit/api-client/callers';
import * as conformance from '@conkit/conformance';
export const parts = [RankedBallot, Button, AwardBallot, fi, compileMessage, createTheme];
export const libraries = [rules, drafts, draftsInReact, client, callers, conformance];
export const getValue = (element: ConkitRankedBallot): BallotValue => element.value;
`;

const HEAD = `import type { ComponentProps, JSXElementConstructor } from 'react';
import * as main from '@conkit/ui';
import * as desk from '@conkit/ui/desk';
type One = JSXElementConstructor<any>;
type Optional<P> = P extends unknown ? { [K in keyof P as object extends Pick<P, K> ? K : never]: undefined } : never;
type Unset<C extends One> = Optional<ComponentProps<C>>;
type Given<C extends One> = Partial<ComponentProps<C>>;
`;

/** Returns the compiler's errors, except for those in the declarations of other packages. */
const findErrors = (output) =>
  output.split('\n').filter((line) => /^(?!node_modules\/(?!@conkit)).*error TS/.test(line));

/**
 * Checks that strict projects can use every package, and that with `exactOptionalPropertyTypes` they can pass
 * `undefined` for the optional props of every component.
 *
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function withStrictTypes(folder) {
  const isComponent = (name) => /^[A-Z][a-z]/.test(name);
  const lines = [];
  for (const [entry, file] of Object.entries({ main: 'index.js', desk: 'desk.js' })) {
    const library = await import(join(folder, 'node_modules/@conkit/ui/dist', file));
    for (const name of Object.keys(library).filter(isComponent)) {
      const type = `typeof ${entry}.${name}`;
      lines.push(`export const p${name}: Given<${type}> = {} as Unset<${type}>;`);
    }
  }
  if (lines.length === 0) return 'there is no component';
  const { 'readme.tsx': readme } = await appFiles();
  await writeFiles(folder, {
    'exact.tsx': `${HEAD}${lines.join('\n')}\n`,
    'use.tsx': USE,
    'readme.tsx': readme,
    'tsconfig.json': JSON.stringify(TSCONFIG),
  });
  const { code, output } = await run('tsc', ['--pretty', 'false'], { cwd: folder });
  const hasRun = code === 0 || output.includes('error TS');
  return hasRun ? findErrors(output).join('\n') || undefined : output;
}
