// Decisions: docs/decisions/component-library.md
// Builds the library: one module per component (so that applications can split their code), the types, the style sheets
// (applications need only `styles.css`), and the tokens for design tools.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';

const root = import.meta.dirname;
const dist = join(root, 'dist');
process.chdir(root);
rmSync(dist, { recursive: true, force: true });

/** Returns the main module of each folder in a layer of `src`. @param {string} layer such as `components` */
const getModules = (layer) =>
  Object.fromEntries(
    readdirSync(join(root, 'src', layer))
      .map((name) => [`${layer}/${name}`, `src/${layer}/${name}/${name}.tsx`])
      .filter(([, file]) => existsSync(join(root, file))),
  );

/** Returns the modules with each language's texts. The texts of the crew's screens have separate modules. */
const getLanguages = () =>
  Object.fromEntries(
    readdirSync(join(root, 'src/locales'))
      .filter((file) => file.endsWith('.gen.ts') && !/^(words|pseudo)\./.test(file))
      .map((file) => [`words/${file.replace('.gen.ts', '')}`, `src/locales/${file}`]),
  );

/**
 * Replaces the library's lazy imports with static ones. esbuild creates a chunk for each `import()`, even an unused
 * one, and moves shared code into a chunk that every module loads: a button would load half a dialog. Applications can
 * load the component itself lazily.
 *
 * @type {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
const staticImports = {
  name: 'static-imports',
  setup(building) {
    building.onLoad({ filter: /\.tsx$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const loads = /(?<=^const \w+ = \(\) => )import\('([^']+)'\)/gm;
      const modules = [...code.matchAll(loads)].map(([, module]) => module);
      if (modules.length === 0) return undefined;
      const imports = modules.map((module, at) => `import * as lazy${at} from '${module}';\n`);
      let at = 0;
      const contents = code.replaceAll(loads, () => `Promise.resolve(lazy${at++})`);
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
    staticImports,
    // `inside.css.ts` finds the library's elements by this prefix.
    vanillaExtractPlugin({ outputCss: true, identifiers: ({ hash }) => `conkit_${hash}` }),
  ],
};
await build({
  ...options,
  entry: {
    index: 'src/index.ts',
    desk: 'src/desk.ts',
    ...getModules('primitives'),
    ...getModules('components'),
    ...getModules('blocks'),
  },
  splitting: true,
  // For React Server Components: everything here has state or handlers.
  banner: { js: "'use client';" },
});
await build({
  ...options,
  entry: {
    theme: 'src/theme/index.ts',
    // Contains no style sheet, for servers.
    colors: 'src/theme/createTheme.ts',
    // No other modules contain the message parser.
    messages: 'src/words/compileMessage.ts',
    icu: 'src/words/icu.ts',
    // Renders messages that a server has parsed.
    'message-parts': 'src/words/messageParts.ts',
    ...getLanguages(),
  },
});
// Built without splitting, so that the one sheet also contains the styles of lazy parts.
const sheets = { parts: 'src/theme/parts.ts' };
for (const name of ['inside', 'reset', 'ground']) sheets[name] = `src/theme/${name}.css.ts`;
sheets.tokens = 'src/theme/styles.css.ts';
sheets.designTokens = 'src/theme/designTokens.ts';
await build({ ...options, entry: sheets, outDir: 'dist/sheets', splitting: false });
const tsc = join(root, '../../node_modules/typescript-7/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });

/** Returns a built style sheet without comments. @param {string} name */
const readSheet = (name) =>
  readFileSync(join(dist, 'sheets', `${name}.css`), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
// The host's unlayered rules override these layers, in any load order.
const published = {
  styles: `@layer conkit-base, conkit.inside, conkit.parts;
@layer conkit.inside {
${readSheet('inside')}
}
@layer conkit.parts {
${readSheet('parts')}
}`,
  tokens: `@layer conkit.parts {
${readSheet('tokens')}
}`,
  reset: readSheet('reset'),
  ground: readSheet('ground'),
};
const { designTokens } = await import(join(dist, 'sheets/designTokens.js'));
rmSync(join(dist, 'sheets'), { recursive: true });
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const path = join(dist, name);
  if (/\.css(\.map)?$/.test(name)) rmSync(path);
  // Lets bundlers drop the parts of components that aren't imported.
  else if (name.endsWith('.js')) {
    const code = readFileSync(path, 'utf8');
    if (/\bimport\(/.test(code)) throw new Error(`${name} has a lazy import`);
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
