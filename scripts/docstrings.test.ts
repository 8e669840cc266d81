import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../packages');

/** The public modules by package. */
const published: Record<string, readonly string[]> = {
  rules: ['src/index.ts'],
  'api-client': ['src/index.ts', 'src/callers.ts'],
  conformance: ['src/index.ts'],
  drafts: ['src/index.ts', 'src/react.ts'],
  elements: ['src/index.ts'],
  ui: [
    'src/index.ts',
    'src/desk.ts',
    'src/theme/index.ts',
    'src/words/compileMessage.ts',
    ...readdirSync(join(packages, 'ui/src/locales'))
      .filter((name) => /^\w\w\.gen\.ts$/.test(name))
      .map((name) => `src/locales/${name}`),
  ],
};

interface Exported {
  readonly name: string;
  readonly declaration: ts.Declaration;
  /** The props, if it is a component. */
  readonly properties: readonly ts.Symbol[];
}

/** Returns the statement that carries a declaration's comment: for a `const`, its whole statement. */
const commented = (node: ts.Node): ts.Node =>
  ts.isVariableDeclaration(node) ? node.parent.parent : node;

const getDoc = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(commented(node))
    .map((part) => part.getText())
    .join('\n');

/** Returns the properties of a function's first parameter. */
function getProperties(checker: ts.TypeChecker, declaration: ts.Declaration): readonly ts.Symbol[] {
  const [signature] = checker.getTypeAtLocation(declaration).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  return parameter ? checker.getTypeOfSymbol(parameter).getApparentProperties() : [];
}

function getExports(name: string, entries: readonly string[]): Exported[] {
  const config = ts.readConfigFile(join(packages, name, 'tsconfig.json'), (path) =>
    readFileSync(path, 'utf8'),
  );
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(packages, name));
  const program = ts.createProgram(
    entries.map((entry) => join(packages, name, entry)),
    { ...options, noEmit: true, skipLibCheck: true },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(join(packages, name, entry));
    const symbol = file && checker.getSymbolAtLocation(file);
    return (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = target.declarations ?? [];
      const isOurs = declaration?.getSourceFile().fileName.includes('/packages/');
      return declaration && isOurs && !declaration.getSourceFile().fileName.includes('.gen.')
        ? [{ name: exported.name, declaration, properties: getProperties(checker, declaration) }]
        : [];
    });
  });
}

/** Returns whether an export is a component: a capitalised function with props, or a context's provider. */
const isComponent = ({ name, declaration }: Exported): boolean => {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (ts.isFunctionDeclaration(declaration)) return true;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return false;
  const { initializer } = declaration;
  // Icons are created by a call and have no props of their own.
  return ts.isCallExpression(initializer)
    ? initializer.expression.getText() === 'memo'
    : ts.isArrowFunction(initializer) || ts.isPropertyAccessExpression(initializer);
};

/** Returns the props with a default: in the parameters, or by `props.x ?? …`. */
function getDefaults(declaration: ts.Declaration): Set<string> {
  const found = new Set<string>();
  const take = (pattern: ts.BindingName) => {
    if (!ts.isObjectBindingPattern(pattern)) return;
    for (const element of pattern.elements) {
      const property = element.propertyName ?? element.name;
      if (element.initializer && ts.isIdentifier(property)) found.add(property.text);
    }
  };
  const look = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && node.parameters[0] && isOutermost(node, declaration)) {
      take(node.parameters[0].name);
    }
    if (ts.isVariableDeclaration(node) && node.initializer?.getText() === 'props') take(node.name);
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.getText() === '??' &&
      node.right.getText() !== 'null'
    ) {
      const [, property] = /^props\.(\w+)$/.exec(node.left.getText()) ?? [];
      if (property) found.add(property);
    }
    node.forEachChild(look);
  };
  look(declaration);
  return found;
}

/** Returns whether a function is the component itself, not a nested one. */
const isOutermost = (node: ts.Node, component: ts.Node): boolean =>
  node === component ||
  (!!node.parent && !ts.isBlock(node.parent) && isOutermost(node.parent, component));

/** A boolean prop defaults to false unless its comment has another default. */
const isYesOrNo = (declared: ts.Declaration): boolean =>
  declared.getSourceFile().fileName.includes('/packages/') &&
  ts.isPropertySignature(declared) &&
  declared.questionToken !== undefined &&
  declared.type?.kind === ts.SyntaxKind.BooleanKeyword;

interface Element {
  readonly name: string;
  readonly given: ReadonlySet<string>;
  /** Whether the example leaves props out: `<AwardBallot … />`, `{...frame}`. */
  readonly isPart: boolean;
}

/** Returns the elements in a comment's examples. */
function getElements(doc: string): Element[] {
  const found: Element[] = [];
  const look = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { properties } = node.attributes;
      const given = properties.flatMap(({ name }) => name?.getText() ?? []);
      found.push({
        name: node.tagName.getText(),
        given: new Set(ts.isJsxOpeningElement(node) ? [...given, 'children'] : given),
        isPart: properties.some(ts.isJsxSpreadAttribute),
      });
    }
    node.forEachChild(look);
  };
  for (const [, block = ''] of doc.matchAll(/```tsx\n([^]*?)```/g)) {
    const code = block.replaceAll(/^\s*\* ?/gm, '').replaceAll(/ … ?(?=\/?>)/g, ' {...others} ');
    look(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true));
  }
  return found;
}

/** Returns the mistakes of an element in an example. */
const getFaults = (
  { name, given, isPart }: Element,
  properties: readonly ts.Symbol[],
): string[] => {
  const names = new Set(['key', 'ref', ...properties.map((property) => property.name)]);
  const isNeeded = ({ flags }: ts.Symbol) => !isPart && !(flags & ts.SymbolFlags.Optional);
  const missing = properties.filter((one) => isNeeded(one) && !given.has(one.name));
  return [
    ...missing.map((property) => `${name} without ${property.name}`),
    ...[...given].filter((one) => !names.has(one)).map((one) => `${name} with ${one}`),
  ];
};

describe.each(Object.entries(published))('%s', (name, entries) => {
  const exported = getExports(name, entries);

  test('has a docstring on every export', () => {
    expect(exported.length).toBeGreaterThan(0);
    const names = new Set(exported.map((one) => one.name));
    // Parts of a component's interface are documented at the component and its props.
    const isPart = (one: string) =>
      names.has(one.replace(/(Props|Messages)$/, '')) && /(Props|Messages)$/.test(one);
    const silent = exported.filter((one) => getDoc(one.declaration) === '' && !isPart(one.name));
    expect(silent.map((one) => one.name)).toEqual([]);
  });

  test('has an example for every component', () => {
    const bare = exported.filter(
      (one) => isComponent(one) && !getDoc(one.declaration).includes('@example'),
    );
    expect(bare.map((one) => one.name)).toEqual([]);
  });

  test('has examples with all required props and no unknown ones', () => {
    const components = new Map(exported.filter(isComponent).map((one) => [one.name, one]));
    const wrong = exported.flatMap((one) =>
      getElements(getDoc(one.declaration)).flatMap((element) => {
        const component = components.get(element.name);
        const faults = component ? getFaults(element, component.properties) : [];
        return faults.map((fault) => `${one.name}: ${fault}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('states the default of every optional prop', () => {
    const unsaid = exported.filter(isComponent).flatMap(({ name: component, ...one }) => {
      const defaults = getDefaults(one.declaration);
      return one.properties
        .filter(
          ({ name: property, declarations: [declared] = [] }) =>
            declared &&
            (defaults.has(property) || isYesOrNo(declared)) &&
            !getDoc(declared).includes('@default'),
        )
        .map((property) => `${component}.${property.name}`);
    });
    expect(unsaid).toEqual([]);
  });
});

test('drafts has an example for every group of functions', () => {
  const functions = getExports('drafts', published['drafts'] ?? [])
    .map(({ declaration }) => declaration)
    .filter((one) => ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one));
  const getGroup = (one: ts.Declaration) => basename(one.getSourceFile().fileName);
  const shown = new Set(functions.filter((one) => getDoc(one).includes('@example')).map(getGroup));
  expect(functions.length).toBeGreaterThan(0);
  expect(functions.map(getGroup).filter((group) => !shown.has(group))).toEqual([]);
});
