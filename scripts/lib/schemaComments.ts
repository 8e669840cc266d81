import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** What the source says of a part of the schema. */
export interface Meaning {
  /** The comment above it; empty when there is none. */
  readonly says: string;
  /** The expression that makes it. */
  readonly source: ts.Expression | undefined;
}

const folder = join(import.meta.dirname, '../../packages/server/src/config');
/** Where fields are described; what values are made of says only what fits, which their titles say too. */
const files = [
  ...readdirSync(join(folder, 'schema')).map((name) => join(folder, 'schema', name)),
  join(folder, 'limits.ts'),
].filter((path) => !path.endsWith('.test.ts') && basename(path) !== 'values.ts');

interface Constant {
  readonly says: string;
  readonly value: ts.Expression;
}

/** Every constant of the schema, by `file:name`; names without one file are those of the last. */
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
      const constant = { says: commentOf(statement), value: initializer };
      const key = name.getText();
      constants.set(`${basename(path)}:${key}`, constant);
      if (!constants.has(key) || hasExport(statement)) constants.set(key, constant);
    }
  }
}

function hasExport(statement: ts.VariableStatement): boolean {
  return (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** The text of the comment above something, without the tags. */
function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return text?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** A constant that a name stands for, first of the same file. */
const constantOf = (name: ts.Identifier): Constant | undefined =>
  constants.get(`${basename(name.getSourceFile().fileName)}:${name.text}`) ??
  constants.get(name.text);

/** The object literals whose properties are the fields of what an expression makes, the last one first. */
function literalsOf(expression: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)) {
    return literalsOf(expression.expression);
  }
  if (ts.isObjectLiteralExpression(expression)) {
    const spread = expression.properties
      .filter(ts.isSpreadAssignment)
      .flatMap((property) => literalsOf(property.expression));
    return [expression, ...spread];
  }
  if (ts.isIdentifier(expression)) {
    const constant = constantOf(expression);
    if (!constant) return [];
    // The names of the limits are those of their defaults, and described there.
    const isOfLimits = constant.value.getText().startsWith('Object.fromEntries(LIMIT_NAMES');
    return literalsOf(
      (isOfLimits ? constants.get('DEFAULT_LIMITS') : constant)?.value ?? expression,
    );
  }
  if (!ts.isCallExpression(expression)) return [];
  return expression.arguments.flatMap(literalsOf);
}

/** The comment of a constant that an expression is made with. */
function commentInside(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return constantOf(expression)?.says ?? '';
  return ts.isCallExpression(expression)
    ? (expression.arguments.map(commentInside).find((says) => says !== '') ?? '')
    : '';
}

/** What the source says of a field. */
export function meaningOf({ source }: Meaning, name: string): Meaning | undefined {
  const found = (source ? literalsOf(source) : [])
    .flatMap(({ properties }) => [...properties])
    .find((property) => property.name?.getText() === name);
  if (!found) return undefined;
  const value = ts.isShorthandPropertyAssignment(found)
    ? found.name
    : ts.isPropertyAssignment(found)
      ? found.initializer
      : undefined;
  return { says: commentOf(found) || (value ? commentInside(value) : ''), source: value };
}

/** What the source says of the whole. */
export const rootMeaning = (): Meaning => ({
  says: '',
  source: constants.get('conventionSchema')?.value,
});
