import { dirname } from 'node:path';
import ts from 'typescript';

/** A property of an exported type, or of one that an exported type refers to. */
export interface Prop {
  /** The interface or type alias. */
  readonly owner: string;
  readonly name: string;
  /** The type as written. */
  readonly text: string;
  readonly kind: 'boolean' | 'function' | 'other';
  /** Whether a function returns something. */
  readonly returns: boolean;
  /** The types of a function's parameters. */
  readonly parameters: readonly string[];
  /** Whether it is a property of a property. */
  readonly isNested: boolean;
  /** The text of its docstring, without tags. */
  readonly doc: string;
  readonly file: string;
}

/** Names that HTML and ARIA define. */
const STANDARD = new Set(['autoFocus', 'spellCheck', 'download', 'alt', 'form', 'src', 'ref']);

/** Words that need a second reading, with what says it plainly. */
const LITERARY: Readonly<Record<string, string>> = {
  left: 'remaining',
  present: 'current…',
  picked: 'selected…',
  way: '…Link',
  takesFocus: 'autoFocus',
  follows: 'consequences',
  refusals: 'validationErrors',
  trouble: 'problem',
  failure: 'problem or errorMessage',
  wrong: 'invalid…',
  nothing: 'empty…',
  what: 'the noun',
  who: 'the noun',
  why: 'reason',
  others: 'other…',
  news: 'announcement',
  wanted: 'the noun',
  zone: 'timeZone',
};

/** Returns the kind of a type, apart from null and undefined. */
function getKind(checker: ts.TypeChecker, type: ts.Type): Prop['kind'] {
  const known = checker.getNonNullableType(type);
  if (known.getCallSignatures().length > 0) return 'function';
  const parts = known.isUnion() ? known.types : [known];
  const isBoolean = parts.every((part) => (part.flags & ts.TypeFlags.BooleanLike) !== 0);
  return isBoolean ? 'boolean' : 'other';
}

const getDoc = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .flatMap((part) => (ts.isJSDoc(part) ? (ts.getTextOfJSDocComment(part.comment) ?? '') : []))
    .join(' ');

/**
 * Lists the properties of all types that entry points export, and of the types below the same folders that these refer
 * to. Generated types are left out.
 */
export function listProps(program: ts.Program, entries: readonly string[]): Prop[] {
  const checker = program.getTypeChecker();
  const folders = entries.map((entry) => `${dirname(entry)}/`);
  const found = new Set<ts.Node>();
  const props: Prop[] = [];
  const toProp = (owner: string, node: ts.PropertySignature, isNested: boolean): Prop => {
    const type = checker.getTypeAtLocation(node);
    const [signature] = checker.getNonNullableType(type).getCallSignatures();
    const isVoid =
      !signature ||
      (signature.getReturnType().flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0;
    return {
      owner,
      name: ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(),
      text: node.type?.getText() ?? '',
      kind: getKind(checker, type),
      returns: !isVoid,
      parameters: (signature?.parameters ?? []).map((parameter) =>
        checker.typeToString(checker.getTypeOfSymbolAtLocation(parameter, node)),
      ),
      isNested,
      doc: getDoc(node),
      file: node.getSourceFile().fileName,
    };
  };
  const look = (owner: string, node: ts.Node, isNested = false) => {
    const isProperty = ts.isPropertySignature(node);
    if (isProperty) props.push(toProp(owner, node, isNested));
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) add(symbol);
    }
    node.forEachChild((child) => look(owner, child, isNested || isProperty));
  };
  const add = (symbol: ts.Symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const node of target.declarations ?? []) {
      const { fileName } = node.getSourceFile();
      const isOurs = folders.some((folder) => fileName.startsWith(folder));
      if (!isOurs || fileName.includes('.gen.') || found.has(node)) continue;
      found.add(node);
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        look(node.name.text, node);
      } else if (ts.isVariableDeclaration(node) && node.initializer) {
        addParameters(node.initializer);
      } else if (ts.isFunctionDeclaration(node)) {
        addParameters(node);
      }
    }
  };
  /** Adds the types of the parameters of a component, whose props type may not be exported. */
  const addParameters = (node: ts.Node) => {
    if (ts.isCallExpression(node)) node.arguments.forEach(addParameters);
    if (!ts.isFunctionLike(node)) return;
    for (const { type } of node.parameters) if (type) look('', type);
  };
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) add(exported);
  }
  return props;
}

/** Returns why the name or type of a property breaks the convention (`.storybook/pages/Properties.mdx`). */
function findBreach(prop: Prop, siblings: ReadonlySet<string>): string | undefined {
  const { name, kind, returns, parameters, text, owner } = prop;
  const isComponent = owner.endsWith('Props') || owner.endsWith('Options');
  if (STANDARD.has(name) || name.startsWith('aria-')) return undefined;
  if (Object.hasOwn(LITERARY, name)) return `is called ${LITERARY[name]}`;
  // React Aria's name of an initial state: `defaultOpen` for `isOpen`.
  const isInitial = name.startsWith('default') && siblings.has(name.replace('default', 'is'));
  const isBoolean = kind === 'boolean' && !isInitial;
  if (/^(is|has|can|should)[A-Z]/.test(name) !== isBoolean) {
    return isBoolean ? 'starts with is, has, can or should' : 'is a boolean';
  }
  if (kind === 'function') {
    if (!returns && !/^on[A-Z]/.test(name)) return 'starts with on';
    if (returns && name !== 'children' && !/^(get|render|format|load)([A-Z]|$)/.test(name)) {
      return 'starts with get, render, format or load';
    }
    if (/^on[A-Z][a-z]*ed([A-Z]|$)/.test(name) && !name.endsWith('Change'))
      return 'is not in the past tense';
    const [, changed] = /^on(\w*)Change$/.exec(name) ?? [];
    if (changed !== undefined && parameters.length === 1 && isComponent) {
      const first = changed.charAt(0).toLowerCase() + changed.slice(1);
      const values = changed === '' ? ['value', 'isSelected'] : [first, `is${changed}`];
      const all = [...values, ...values.map(toDefault)];
      if (!all.some((one) => siblings.has(one) || siblings.has(`${one}Keys`))) {
        return `comes with ${values.join(' or ')}`;
      }
    }
  } else if (/^on[A-Z]/.test(name)) {
    return 'is a function';
  }
  if (/\b(Partial|any|unknown|object)\b/.test(text.replaceAll(/'[^']*'/g, ''))) {
    return 'names its properties, without Partial, any, unknown and object';
  }
  if (/(^id|Id)$/.test(name) && /\bnumber\b/.test(text) && !/\bstring\b/.test(text))
    return 'takes a string, too';
  if (/^string\b/.test(text) && /ISO 8601/.test(prop.doc) && !/At$|^instant$/.test(name))
    return 'ends with At';
  return prop.doc === '' && isComponent && !prop.isNested ? 'has a docstring' : undefined;
}

const toDefault = (name: string) => `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Returns the properties that break the convention, with the rule: `CardProps.way is called …Link`. */
export function listBreaches(props: readonly Prop[]): string[] {
  const siblings = new Map<string, Set<string>>();
  for (const { owner, name } of props) {
    siblings.set(owner, (siblings.get(owner) ?? new Set()).add(name));
  }
  return props.flatMap((prop) => {
    const breach = findBreach(prop, siblings.get(prop.owner) ?? new Set());
    return breach === undefined ? [] : [`${prop.owner}.${prop.name} ${breach}`];
  });
}
