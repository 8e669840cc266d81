import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The sources of the library. */
const library = join(import.meta.dirname, '../../ui/src');

/** Adjusts the relative source path in a declaration map after moving it. */
const moveMap = (text, from, to) => {
  const map = JSON.parse(text);
  const sources = map.sources.map((source) =>
    relative(dirname(to), resolve(dirname(from), source)),
  );
  return JSON.stringify({ ...map, sources });
};

/** Returns the declarations of a message type. @throws Error when they use types of other modules */
function getMessageTypes(type) {
  if (type === 'SomeMessages') {
    const source = readFileSync(join(library, 'words/overrides.ts'), 'utf8');
    const [text] = /\/\*\* [^*]+ \*\/\nexport type SomeMessages<[^]*?\n};\n/.exec(source) ?? [];
    if (!text) throw new Error('SomeMessages is not in words/overrides.ts');
    return { name: 'SomeMessages.ts', text };
  }
  const name = type.replace(/Messages$/, '.messages.ts');
  const path = join(library, 'locales/en', type.replace(/Messages$/, '.gen.ts'));
  const { outputText } = ts.transpileDeclaration(readFileSync(path, 'utf8'), { fileName: name });
  if (!outputText.includes(type) || /^import /m.test(outputText)) {
    throw new Error(`${type} needs types of other modules`);
  }
  return { name, text: outputText };
}

/**
 * Creates the published types from the compiler's output: the public types of the elements, and the message types of
 * @conkit/ui that they use. So users don't have to install @conkit/ui.
 *
 * @param {string} dist the folder with the compiler's output in `all`
 * @throws Error when a type needs more from another package than message types
 */
export function bundleTypes(dist) {
  const from = join(dist, 'all');
  const to = join(dist, 'types');
  const done = new Set();
  const write = (file, text) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const getImport = (type, file) => {
    const { name, text } = getMessageTypes(type);
    write(join(to, 'words', name.replace(/ts$/, 'd.ts')), text);
    const path = relative(dirname(file), join(to, 'words', name));
    return `import type { ${type} } from '${path.startsWith('.') ? path : `./${path}`}';`;
  };
  const publish = (path) => {
    if (done.has(path)) return;
    done.add(path);
    const [source, target] = [join(from, path), join(to, path)];
    const text = readFileSync(source, 'utf8').replaceAll(
      /import type \{ ([^}]+) \} from '@conkit\/ui';/g,
      (_, names) =>
        names
          .split(', ')
          .map((name) => getImport(name, target))
          .join('\n'),
    );
    const foreign = /from '([^.'][^']*)'/.exec(text);
    if (foreign) throw new Error(`${path} has types of ${foreign[1]}`);
    write(target, text);
    write(`${target}.map`, moveMap(readFileSync(`${source}.map`, 'utf8'), `${source}.map`, target));
    for (const [, next] of readFileSync(source, 'utf8').matchAll(/from '(\.[^']*)\.ts'/g))
      publish(join(dirname(path), `${next}.d.ts`));
  };
  publish('index.d.ts');
  rmSync(from, { recursive: true });
}
