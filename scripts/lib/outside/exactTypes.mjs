import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.mjs';

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

const HEAD = `import type { ComponentProps, JSXElementConstructor } from 'react';
import * as main from '@conkit/ui';
import * as desk from '@conkit/ui/desk';
type One = JSXElementConstructor<any>;
type Optional<P> = P extends unknown ? { [K in keyof P as object extends Pick<P, K> ? K : never]: undefined } : never;
type Unset<C extends One> = Optional<ComponentProps<C>>;
type Given<C extends One> = Partial<ComponentProps<C>>;
`;

/**
 * Checks that projects with `exactOptionalPropertyTypes` can pass `undefined` for the optional props of every
 * component.
 *
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function withExactTypes(folder) {
  const isComponent = (name) => /^[A-Z][a-z]/.test(name);
  const lines = [];
  for (const [entry, file] of Object.entries({ main: 'index.js', desk: 'desk.js' })) {
    const library = await import(join(folder, 'node_modules/@conkit/ui/dist', file));
    for (const name of Object.keys(library).filter(isComponent)) {
      const type = `typeof ${entry}.${name}`;
      lines.push(`export const p${name}: Given<${type}> = {} as Unset<${type}>;`);
    }
  }
  await writeFile(join(folder, 'exact.tsx'), `${HEAD}${lines.join('\n')}\n`);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const { code, output } = await run('tsc', ['-p', folder, '--pretty', 'false']);
  return code === 0 && lines.length > 0 ? undefined : output || 'there is no component';
}
