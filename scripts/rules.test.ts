import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../packages');
const isShipped = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|test-d|stories)\.tsx?$|[\\/]testing[\\/]/.test(path);

/** Returns the sources of a package, without tests and stories. */
const getSources = (name: string): ts.SourceFile[] =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isShipped)
    .map((path) => {
      const text = readFileSync(join(packages, name, 'src', path), 'utf8');
      return ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    });

const chapters = getSources('rules');
const product = ['ui', 'portal', 'server'].flatMap(getSources);

/** Returns every name that a node uses, except in types and as property keys. */
function namesIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isTypeNode(node)) return [];
  if (ts.isPropertyAccessExpression(node)) return namesIn(node.expression);
  if (ts.isPropertyAssignment(node)) return namesIn(node.initializer);
  const names: string[] = [];
  node.forEachChild((child) => void names.push(...namesIn(child)));
  return names;
}

/** Returns the names that a statement imports or re-exports. */
function namedIn(statement: ts.ImportDeclaration | ts.ExportDeclaration) {
  const names = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  return names && (ts.isNamedImports(names) || ts.isNamedExports(names)) ? [...names.elements] : [];
}

/** Returns what a file imports or re-exports from the rules, without types. */
const importedBy = (file: ts.SourceFile): string[] =>
  file.statements
    .filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
    .filter(({ moduleSpecifier: from }) => {
      return from !== undefined && ts.isStringLiteral(from) && from.text === '@conkit/rules';
    })
    .flatMap(namedIn)
    .map(({ propertyName, name }) => (propertyName ?? name).text);

/** Returns the functions and constants of a chapter, each with the names that it uses. */
const declaredIn = (file: ts.SourceFile): (readonly [string, string[]])[] =>
  file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement))
      return [[statement.name?.text ?? '', namesIn(statement)] as const];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(
      ({ name, initializer }) =>
        [name.getText(file), initializer ? namesIn(initializer) : []] as const,
    );
  });

/** Everything that `index.ts` exports, without types. */
const exported = chapters
  .filter(({ fileName }) => fileName === 'index.ts')
  .flatMap(({ statements }) => statements.filter(ts.isExportDeclaration))
  .flatMap(({ exportClause }) =>
    exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [],
  )
  .filter(({ isTypeOnly }) => !isTypeOnly)
  .map(({ name }) => name.text);

test('the product uses every rule, directly or through another rule', () => {
  const mentions = new Map<string, string[]>();
  for (const [name, others] of chapters.flatMap(declaredIn))
    mentions.set(name, [...(mentions.get(name) ?? []), ...others]);
  const used = new Set(product.flatMap(importedBy));
  for (const name of used) for (const other of mentions.get(name) ?? []) used.add(other);

  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((name) => !used.has(name))).toEqual([]);
});
