import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { readJson, root } from './files.mjs';
import { run } from './run.mjs';

/** The packages for other conventions, dependencies first. */
export const published = ['rules', 'drafts', 'api-client', 'conformance', 'ui', 'elements'];

/** Builds the published packages. @returns {Promise<string | undefined>} why it failed */
export async function buildLibraries() {
  for (const name of published) {
    const cwd = join(root, 'packages', name);
    const { code, output } = await run('npm', ['run', '--silent', 'build'], { cwd });
    if (code !== 0) return output;
  }
  return undefined;
}

/** Excludes tests, stories and their helpers. */
const isShipped = (path) => !/\.(test|test-d|stories)\.|[\\/]testing([\\/.]|$)/.test(path);

/** Returns an `exports` map without the condition that resolves to this workspace's sources. */
const withoutSources = (exports) =>
  JSON.parse(
    JSON.stringify(exports, (key, value) => (key === '@conkit/source' ? undefined : value)),
  );

/** Returns the values of an `exports` map for a condition. */
const getTargets = (exports, condition) =>
  Object.values(exports)
    .map((target) => target[condition])
    .filter(Boolean);

/**
 * Checks that the package that npm packs contains its changelog, README and licence, and a library also its types and
 * source maps.
 *
 * @param {string} folder of the package
 * @returns {Promise<string | undefined>} what is missing
 */
export async function contentsProblem(folder) {
  const { code, output } = await run('npm', ['pack', '--dry-run', '--json', '--silent'], {
    cwd: folder,
  });
  if (code !== 0) return output;
  const [{ files }] = JSON.parse(output);
  const packed = files.filter(({ size }) => size > 0).map(({ path }) => path);
  const { exports = {}, bin } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const isLibrary = Object.keys(exports).length > 0;
  const scripts = packed.filter((path) => /^dist\/.*\.js$/.test(path));
  const wanted = ['CHANGELOG.md', 'README.md', 'LICENSE', ...Object.values(bin ?? {})];
  if (isLibrary) {
    wanted.push(...getTargets(exports, 'types'), ...scripts.map((path) => `${path}.map`));
  }
  const isPacked = (path) => {
    const [start, ...rest] = path.replace('./', '').split('*');
    const end = rest.at(-1);
    return packed.some((one) =>
      end === undefined ? one === start : one.startsWith(start) && one.endsWith(end),
    );
  };
  const missing = wanted.filter((path) => !isPacked(path));
  return missing.length > 0 ? `${folder}: npm leaves out ${missing.join(', ')}` : undefined;
}

/**
 * Creates the publishable folder of a built package: a manifest with version ranges instead of workspace versions and
 * with the root manifest's project data, and the sources for the source maps.
 *
 * @param {string} name such as `ui`
 * @param {string} folder one that does not exist yet
 */
export async function makePublishable(name, folder) {
  const from = join(root, 'packages', name);
  const [own, project] = [readJson(`packages/${name}/package.json`), readJson('package.json')];
  const { catalog } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const ranges = (dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([dependency, version]) => {
        if (version === 'catalog:') return [dependency, `^${catalog[dependency]}`];
        if (version.startsWith('workspace:')) return [dependency, `^${own.version}`];
        return [dependency, /^\d/.test(version) ? `^${version}` : version];
      }),
    );
  await mkdir(folder, { recursive: true });
  for (const path of own.files) {
    await cp(join(from, path), join(folder, path), { recursive: true, filter: isShipped });
  }
  for (const file of ['README.md', 'CHANGELOG.md']) await cp(join(from, file), join(folder, file));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    await writeFile(path, withUndefined(await readFile(path, 'utf8')));
  }
  const whole = {
    ...own,
    // npm adds README and LICENSE on its own, but no CHANGELOG.
    files: [...own.files, 'CHANGELOG.md'],
    scripts: undefined,
    devDependencies: undefined,
    homepage: project.homepage,
    repository: {
      type: 'git',
      url: `git+${project.homepage}/conkit.git`,
      directory: `packages/${name}`,
    },
    bugs: `${project.homepage}/issues`,
    exports: withoutSources(own.exports),
    dependencies: ranges(own.dependencies),
    publishConfig: { access: 'public' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
}

/** Returns whether a type includes `undefined` explicitly. */
const includesUndefined = (type) =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  type.kind === ts.SyntaxKind.AnyKeyword ||
  type.kind === ts.SyntaxKind.UnknownKeyword ||
  (ts.isUnionTypeNode(type) && type.types.some(includesUndefined));

/**
 * Returns declarations in which every optional property also accepts `undefined`, as in this workspace's own settings.
 * Otherwise, projects with `exactOptionalPropertyTypes` could not pass `undefined`.
 *
 * @param {string} text of a `.d.ts`; lines keep their numbers for the source map
 */
function withUndefined(text) {
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  const inserted = [];
  const look = (node) => {
    const isProperty = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
    if (isProperty && node.questionToken && node.type && !includesUndefined(node.type)) {
      inserted.push([node.type.getStart(file), '('], [node.type.getEnd(), ') | undefined']);
    }
    node.forEachChild(look);
  };
  look(file);
  return inserted
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [at, what]) => rest.slice(0, at) + what + rest.slice(at), text);
}
