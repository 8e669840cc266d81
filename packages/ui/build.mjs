// Decisions: docs/decisions/component-library.md
// Builds the library: a module per component, so that an application can split its code between them, their types,
// style sheets of which only the first is needed, and the tokens for design tools.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';

const root = import.meta.dirname;
const dist = join(root, 'dist');
process.chdir(root);
rmSync(dist, { recursive: true, force: true });

/** The folders of one layer of `src`, each with the module of its name. @param {string} layer */
const getModules = (layer) =>
  Object.fromEntries(
    readdirSync(join(root, 'src', layer))
      .map((name) => [`${layer}/${name}`, `src/${layer}/${name}/${name}.tsx`])
      .filter(([, file]) => existsSync(join(root, file))),
  );

/** The library in each language beside English, which is there without, and the crew’s screens apart. */
const languages = () =>
  Object.fromEntries(
    readdirSync(join(root, 'src/locales'))
      .filter((file) => file.endsWith('.gen.ts') && !/^(words|pseudo)\./.test(file))
      .map((file) => [`words/${file.replace('.gen.ts', '')}`, `src/locales/${file}`]),
  );

/**
 * What the library loads on demand comes at once in what is published. A bundler that splits, esbuild for one, makes a
 * file of its own of each `import()` that it reads, used or not, and hands what that shares with the rest to everybody
 * who imports anything: a button would bring half a dialog. Whoever wants to wait loads the component itself on demand.
 *
 * @type {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
const atOnce = {
  name: 'at-once',
  setup(made) {
    made.onLoad({ filter: /\.tsx$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const loads = /(?<=^const \w+ = \(\) => )import\('([^']+)'\)/gm;
      const modules = [...code.matchAll(loads)].map(([, module]) => module);
      if (modules.length === 0) return undefined;
      const imports = modules.map((module, at) => `import * as onDemand${at} from '${module}';\n`);
      let at = 0;
      const contents = code.replaceAll(loads, () => `Promise.resolve(onDemand${at++})`);
      return { contents: `${imports.join('')}${contents}`, loader: 'tsx' };
    });
  },
};

const options = {
  config: false,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  silent: true,
  esbuildPlugins: [
    atOnce,
    // `inside.css.ts` finds what is inside components by this prefix.
    vanillaExtractPlugin({ outputCss: true, identifiers: ({ hash }) => `conkit_${hash}` }),
  ],
};
await build({
  ...options,
  entry: {
    index: 'src/index.ts',
    ...getModules('primitives'),
    ...getModules('components'),
    ...getModules('blocks'),
  },
  splitting: true,
  // For frameworks that render on a server: everything here has state or handlers.
  banner: { js: "'use client';" },
});
await build({
  ...options,
  entry: {
    theme: 'src/theme/index.ts',
    // The parser of messages is only here.
    messages: 'src/words/compileMessage.ts',
    ...languages(),
  },
});
// Without splitting, so that the styles of what is loaded on demand are in the one sheet too.
const sheets = { parts: 'src/index.ts' };
for (const name of ['inside', 'reset', 'ground']) sheets[name] = `src/theme/${name}.css.ts`;
sheets.tokens = 'src/theme/styles.css.ts';
sheets.designTokens = 'src/theme/designTokens.ts';
await build({ ...options, entry: sheets, outDir: 'dist/sheets', splitting: false });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });

/** A style sheet as it was made, without the notes of the tools that made it. @param {string} name */
const sheet = (name) =>
  readFileSync(join(dist, 'sheets', `${name}.css`), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
// The host's own rules win over layers, whatever is loaded first.
const published = {
  styles: `@layer conkit-base, conkit.inside, conkit.parts;
@layer conkit.inside {
${sheet('inside')}
}
@layer conkit.parts {
${sheet('parts')}
}`,
  tokens: `@layer conkit.parts {
${sheet('tokens')}
}`,
  reset: sheet('reset'),
  ground: sheet('ground'),
};
const { designTokens } = await import(join(dist, 'sheets/designTokens.js'));
rmSync(join(dist, 'sheets'), { recursive: true });
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const path = join(dist, name);
  if (/\.css(\.map)?$/.test(name)) rmSync(path);
  // So that whoever imports one component does not carry what the others are made with.
  else if (name.endsWith('.js')) {
    const code = readFileSync(path, 'utf8');
    if (/\bimport\(/.test(code)) throw new Error(`${name} loads something on demand`);
    writeFileSync(
      path,
      code.replaceAll(/ = ((memo|createContext)\d*\()/g, ' = /* @__PURE__ */ $1'),
    );
  }
}
for (const [name, content] of Object.entries(published)) {
  writeFileSync(join(dist, `${name}.css`), `${content}\n`);
}
writeFileSync(join(dist, 'styles.css.d.ts'), 'export {};\n');
writeFileSync(join(dist, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
