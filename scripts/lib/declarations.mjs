import ts from 'typescript';

/** Returns whether a type includes `undefined` explicitly. */
const saysUndefined = (type) =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  type.kind === ts.SyntaxKind.AnyKeyword ||
  type.kind === ts.SyntaxKind.UnknownKeyword ||
  (ts.isUnionTypeNode(type) && type.types.some(saysUndefined));

/**
 * Returns declarations in which every optional property also accepts `undefined`, as in this workspace's own settings.
 * Otherwise, projects with `exactOptionalPropertyTypes` could not pass `undefined`.
 *
 * @param {string} text of a `.d.ts`; lines keep their numbers for the source map
 */
export function withUndefined(text) {
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  const inserted = [];
  const look = (node) => {
    const isProperty = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
    if (isProperty && node.questionToken && node.type && !saysUndefined(node.type)) {
      inserted.push([node.type.getStart(file), '('], [node.type.getEnd(), ') | undefined']);
    }
    node.forEachChild(look);
  };
  look(file);
  return inserted
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [at, what]) => rest.slice(0, at) + what + rest.slice(at), text);
}
