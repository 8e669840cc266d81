import ts from 'typescript';

/** Whether a type says by itself that there may be nothing. */
const saysUndefined = (type) =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  type.kind === ts.SyntaxKind.AnyKeyword ||
  type.kind === ts.SyntaxKind.UnknownKeyword ||
  (ts.isUnionTypeNode(type) && type.types.some(saysUndefined));

/**
 * Declarations in which a property that may be left out may be `undefined`, too. That is what this workspace is compiled
 * with; whoever compiles with `exactOptionalPropertyTypes` would read something else, and hand over `undefined` in vain.
 *
 * @param {string} text of a `.d.ts`; its lines stay where its map has them
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
