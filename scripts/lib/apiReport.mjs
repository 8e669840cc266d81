import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { readJson, root } from './files.mjs';

/** Returns the path of a package's report. @param {string} name such as `ui` */
export const reportFile = (name) => join(root, 'packages', name, 'api.md');

/**
 * Returns the declaration file of each entry point of a built package, one per module for patterns such as
 * `./components/*`.
 *
 * @returns {[string, string][]} `./components/Deadline` and the file
 */
function getEntries(name) {
  const folder = join(root, 'packages', name);
  const { exports } = readJson(`packages/${name}/package.json`);
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = target.types ?? '';
    if (!types.endsWith('.d.ts') || path.endsWith('.css')) return [];
    if (!path.includes('*')) return [[path, join(folder, types)]];
    // Only built modules can be imported.
    const built = join(folder, dirname(target.default));
    return readdirSync(built)
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.replace(/\.js$/, ''))
      .toSorted()
      .map((one) => [path.replace('*', one), join(folder, types.replaceAll('*', one))]);
  });
}

const printer = ts.createPrinter({ removeComments: true });

/** Returns the public text of a declaration. How a component destructures its props is private. */
function getText(statement) {
  const { transformed } = ts.transform(statement, [
    (context) => {
      const visit = (node) =>
        ts.isParameter(node) && ts.isObjectBindingPattern(node.name)
          ? context.factory.updateParameterDeclaration(
              node,
              node.modifiers,
              node.dotDotDotToken,
              context.factory.createIdentifier('props'),
              node.questionToken,
              node.type,
              node.initializer,
            )
          : ts.visitEachChild(node, visit, context);
      return (node) => ts.visitNode(node, visit);
    },
  ]);
  return printer
    .printNode(ts.EmitHint.Unspecified, transformed[0], statement.getSourceFile())
    .replace(/^export (declare )?/, '')
    .replace(/^declare /, '');
}

/** Returns the top-level statement that contains a declaration. */
const getStatement = (node) =>
  ts.isSourceFile(node.parent ?? node) ? node : getStatement(node.parent);

/**
 * Returns the API of a built package: the exports of each entry point, with their declarations and all
 * declarations that these refer to.
 *
 * @param {string} name such as `ui`
 */
export function apiReport(name) {
  const folder = join(root, 'packages', name);
  const entries = getEntries(name);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const isOurs = (node) => {
    const path = relative(folder, node.getSourceFile().fileName);
    return path.startsWith('dist/') && !path.includes('.gen.');
  };
  /** The name of each reported statement, in order of discovery. */
  const found = new Map();
  const add = (symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      if (ts.isSourceFile(declaration) || !isOurs(declaration)) continue;
      const statement = getStatement(declaration);
      if (ts.isSourceFile(statement) || found.has(statement)) continue;
      found.set(statement, target.name);
      const look = (node) => {
        if (ts.isIdentifier(node)) {
          const mentioned = checker.getSymbolAtLocation(node);
          if (mentioned) add(mentioned);
        }
        node.forEachChild(look);
      };
      look(statement);
    }
  };
  const listed = new Set();
  const modules = entries.map(([path, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const exported = module ? checker.getExportsOfModule(module) : [];
    exported.forEach(add);
    const names = exported.map((one) => one.name).toSorted();
    // Exports that the main entry point has, too, are only listed by name.
    const lines = names.filter((one) => !listed.has(one)).map((one) => `- ${one}`);
    const again = names.filter((one) => listed.has(one));
    if (path === '.') names.forEach((one) => listed.add(one));
    return [
      `### \`${path}\``,
      ...lines,
      ...(again.length > 0 ? [`- as \`.\`: ${again.join(', ')}`] : []),
    ].join('\n');
  });
  const declared = [...found]
    .map(([statement, label]) => ({ label, text: getText(statement) }))
    .toSorted((one, other) =>
      `${one.label} ${one.text}` < `${other.label} ${other.text}` ? -1 : 1,
    );
  return [
    `# Public API of ${readJson(`packages/${name}/package.json`).name}`,
    'Written by `npm run api` from the built declarations. Removing something, or requiring something new, breaks users.',
    '## Entry points',
    modules.join('\n\n'),
    '## Declarations',
    `\`\`\`ts\n${[...new Set(declared.map(({ text }) => text))].join('\n')}\n\`\`\``,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** Returns the lines that only one of two texts has, as in a patch. */
const differences = (before, after) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [had, has] = [new Set(old), new Set(now)];
  return [
    ...old.filter((line) => !has.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !had.has(line)).map((line) => `+ ${line}`),
  ];
};

/** Returns why a package's report differs from its build, if it does. @param {string} name */
export function apiProblem(name) {
  const file = reportFile(name);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const report = apiReport(name);
  if (report === written) return undefined;
  return [
    `The public API of packages/${name} differs from ${relative(root, file)}.`,
    'If that is intended, run `npm run api`, and `npx changeset` to describe it to users.',
    ...differences(written, report),
  ].join('\n');
}
