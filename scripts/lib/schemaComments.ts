import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** A part of the schema, as described in its source. */
export interface Meaning {
  /** The comment above it; empty if there is none. */
  readonly description: string;
  /** The expression that creates it. */
  readonly source: ts.Expression | undefined;
}

const folder = join(import.meta.dirname, '../../packages/server/src/config');
/** The files that describe fields. `values.ts` is left out: its comments repeat the titles of its types. */
const files = [
  ...readdirSync(join(folder, 'schema')).map((name) => join(folder, 'schema', name)),
  join(folder, 'limits.ts'),
].filter((path) => !path.endsWith('.test.ts') && basename(path) !== 'values.ts');

interface Constant {
  readonly description: string;
  readonly value: ts.Expression;
}

/** Every constant of the schema, by `file:name`, and by `name`, which prefers an exported constant. */
const constants = new Map<string, Constant>();
for (const path of files) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      const constant = { description: getComment(statement), value: initializer };
      const key = name.getText();
      constants.set(`${basename(path)}:${key}`, constant);
      if (!constants.has(key) || hasExport(statement)) constants.set(key, constant);
    }
  }
}

function hasExport(statement: ts.VariableStatement): boolean {
  return (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Returns the text of the comment above a node, without tags. */
function getComment(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return text?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** Returns the constant that a name refers to, first in the same file. */
const getConstant = (name: ts.Identifier): Constant | undefined =>
  constants.get(`${basename(name.getSourceFile().fileName)}:${name.text}`) ??
  constants.get(name.text);

/** Returns the object literals whose properties are the fields of an expression, the last one first. */
function getLiterals(expression: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)) {
    return getLiterals(expression.expression);
  }
  if (ts.isObjectLiteralExpression(expression)) {
    const spread = expression.properties
      .filter(ts.isSpreadAssignment)
      .flatMap((property) => getLiterals(property.expression));
    return [expression, ...spread];
  }
  if (ts.isIdentifier(expression)) {
    const constant = getConstant(expression);
    if (!constant) return [];
    // The limits have the names of their defaults, whose comments are the descriptions.
    const isOfLimits = constant.value.getText().startsWith('Object.fromEntries(LIMIT_NAMES');
    return getLiterals(
      (isOfLimits ? constants.get('DEFAULT_LIMITS') : constant)?.value ?? expression,
    );
  }
  if (!ts.isCallExpression(expression)) return [];
  return expression.arguments.flatMap(getLiterals);
}

/** Returns the comment of a constant that an expression uses. */
function commentInside(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return getConstant(expression)?.description ?? '';
  return ts.isCallExpression(expression)
    ? (expression.arguments.map(commentInside).find((description) => description !== '') ?? '')
    : '';
}

/** Returns the description of a field. */
export function getMeaning({ source }: Meaning, name: string): Meaning | undefined {
  const found = (source ? getLiterals(source) : [])
    .flatMap(({ properties }) => Array.from(properties))
    .find((property) => property.name?.getText() === name);
  if (!found) return undefined;
  const value = ts.isShorthandPropertyAssignment(found)
    ? found.name
    : ts.isPropertyAssignment(found)
      ? found.initializer
      : undefined;
  return { description: getComment(found) || (value ? commentInside(value) : ''), source: value };
}

/** Returns the description of the whole configuration. */
export const rootMeaning = (): Meaning => ({
  description: '',
  source: constants.get('conventionSchema')?.value,
});
