import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readFacts } from './facts.ts';
import type { ComponentFacts, PropFacts } from './factTypes.ts';

/** Returns a property in the form in which Storybook's controls read it. */
const toDocgen = ({ name, type, isRequired, description, default: value }: PropFacts) => {
  const literals = type.split(' | ');
  const isEnum = literals.every((literal) => /^'[^']*'$/.test(literal));
  return {
    name,
    description,
    required: isRequired,
    defaultValue: value === undefined ? null : { value },
    type: isEnum
      ? { name: 'enum', raw: type, value: literals.map((literal) => ({ value: literal })) }
      : { name: /^(boolean|string|number)$/.test(type) ? type : 'other', raw: type },
  };
};

const toDocgenInfo = ({ description, props }: ComponentFacts) =>
  JSON.stringify({
    description,
    props: Object.fromEntries(props.map((prop) => [prop.name, toDocgen(prop)])),
  });

/**
 * Serves what the sources contain about the components, `components.json`, and the sources that it names as
 * `source/….txt`. Gives the controls their types.
 *
 * @param root The repository's folder.
 */
export const factsPlugin = (root: string): Plugin => {
  let facts: Record<string, ComponentFacts> | undefined;
  let isStale = false;
  const listFiles = (): ReadonlyMap<string, string> => {
    if (isStale || !facts) facts = readFacts(root);
    isStale = false;
    const sources = Object.values(facts).map(({ source }) => source);
    return new Map([
      ['components.json', JSON.stringify(facts)],
      ...[...sources, 'packages/ui/CHANGELOG.md'].map(
        (path) => [`source/${path}.txt`, readFileSync(join(root, path), 'utf8')] as const,
      ),
    ]);
  };
  return {
    name: 'conkit-component-facts',
    configureServer({ middlewares, watcher }) {
      watcher.on('change', () => (isStale = true));
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        if (path !== 'components.json' && !path.startsWith('source/')) {
          next();
          return;
        }
        const type = path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
        response.setHeader('content-type', type).end(listFiles().get(path));
      });
    },
    transform(code, id) {
      // Tests of stories show no controls, and should not wait for the types.
      if (process.env['VITEST'] || !/\/packages\/ui\/src\/.*\.tsx$/.test(id)) return;
      // Reading takes seconds: after a change, controls keep their types until the next start.
      facts ??= readFacts(root);
      const own = Object.entries(facts).filter(([, { source }]) => id === join(root, source));
      const added = own.map(([name, fact]) => `${name}.__docgenInfo = ${toDocgenInfo(fact)};`);
      return added.length > 0 ? { code: [code, ...added].join('\n'), map: null } : undefined;
    },
    generateBundle() {
      for (const [fileName, source] of listFiles())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
