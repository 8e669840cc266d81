import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { parseDocstrings } from './docstrings.ts';
import type { ComponentFacts, PropFacts } from './factTypes.ts';

/** What the properties of every component mean. */
const COMMON: Readonly<Record<string, string>> = {
  children: 'The content.',
  className: 'Added to the classes of the outermost element.',
  style: 'Inline styles of the outermost element.',
  id: 'The id of the outermost element.',
  ref: 'Receives the element.',
  messages: 'Replaces single texts.',
  isDisabled: 'Whether it cannot be used.',
  'aria-label': 'The accessible name, if no visible text names it.',
  'aria-labelledby': 'The id of the visible text that names it.',
};

const LAYERS = ['primitives', 'components', 'blocks'];

/** Returns the custom property of each theme variable: `space.x2` is `--conkit-space-2`. */
function readContract(source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const properties = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) {
      const { parent } = node.parent;
      const group = ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
      properties.set(`${group}.${node.name.getText()}`, `--conkit-${node.initializer.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return properties;
}

/** Returns the custom properties that style sheets use. */
function listTokens(styles: readonly string[], contract: ReadonlyMap<string, string>): string[] {
  const names = styles.flatMap((style) =>
    Array.from(style.matchAll(/\bvars\.(\w+\.\w+)/g), ([, name = '']) => contract.get(name) ?? []),
  );
  return [...new Set(names.flat())].toSorted();
}

/** Returns the lines of a change log that name a component, with the version: `0.2.0: Adds …`. */
function listChanges(changelog: string, name: string): string[] {
  let version = '';
  return changelog.split('\n').flatMap((line) => {
    version = /^## (\S+)/.exec(line)?.[1] ?? version;
    return line.startsWith('- ') && line.includes(`\`${name}\``)
      ? [`${version}: ${line.slice(2)}`]
      : [];
  });
}

/** Returns the English texts of a component that have no parameters. */
function listMessages(source: string): Array<readonly [name: string, text: string]> {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  const messages: Array<readonly [string, string]> = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer))
      messages.push([node.name.getText(), node.initializer.text]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isOurs = ({ fileName }: ts.SourceFile) => !fileName.includes('/node_modules/');

const getTag = (symbol: ts.Symbol, name: string): string | undefined =>
  symbol
    .getJsDocTags()
    .filter((tag) => tag.name === name)
    .map((tag) => flat(ts.displayPartsToString(tag.text)))[0];

/** Returns the literals of a union such as `'primary' | 'quiet'`, or undefined if it has other parts. */
function getLiterals(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) return undefined;
  return parts.map((part) => checker.typeToString(part).replaceAll('"', "'")).join(' | ');
}

/** Returns the type of a property as a reader needs it: literals in full, otherwise as written. */
function formatType(checker: ts.TypeChecker, symbol: ts.Symbol, node: ts.Declaration): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
  const literals = getLiterals(checker, type);
  if (literals !== undefined) return literals;
  const isWritten = ts.isPropertySignature(node) || ts.isMethodSignature(node);
  const written = isWritten && node.type ? flat(node.type.getText()) : '';
  return (written || checker.typeToString(type))
    .replaceAll(/ ?\| undefined\b/g, '')
    .replace(/^\((\(.*\) => [^()]*)\)$/, '$1');
}

/** Returns the initial values in a component's parameter: `({ tone = 'outline' }) => …`. */
function listInitialValues(node: ts.Node): Map<string, string> {
  const values = new Map<string, string>();
  const visit = (child: ts.Node): void => {
    if (ts.isBindingElement(child) && child.initializer) {
      const text = flat(child.initializer.getText());
      // A constant's name means nothing to readers.
      if (/^(['"\d[{-]|true|false|null)/.test(text))
        values.set((child.propertyName ?? child.name).getText(), text);
    }
    ts.forEachChild(child, visit);
  };
  if (ts.isFunctionLike(node)) node.parameters.forEach(visit);
  return values;
}

const getFunction = (node: ts.Declaration): ts.Node => {
  const value = ts.isVariableDeclaration(node) ? node.initializer : node;
  return value && ts.isCallExpression(value) ? (value.arguments[0] ?? node) : (value ?? node);
};

/** Lists the properties of a component. Names that HTML defines come in `inherited`. */
function listProps(checker: ts.TypeChecker, symbol: ts.Symbol, node: ts.Declaration) {
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  const props: PropFacts[] = [];
  const inherited: string[] = [];
  if (!parameter) return { props, inherited };
  const whole = checker.getTypeOfSymbolAtLocation(parameter, node);
  const kinds = whole.isUnion() ? whole.types : [whole];
  const initial = listInitialValues(getFunction(node));
  const found = new Map<string, { prop: ts.Symbol; isInAll: boolean }>();
  for (const prop of kinds.flatMap((kind) => kind.getProperties())) {
    const isInAll = kinds.every((kind) => {
      const own = kind.getProperty(prop.name);
      return own && !(own.flags & ts.SymbolFlags.Optional);
    });
    const isNever = checker.getNonNullableType(checker.getTypeOfSymbol(prop)).flags;
    if (!found.has(prop.name) && !(isNever & ts.TypeFlags.Never))
      found.set(prop.name, { prop, isInAll });
  }
  for (const [name, { prop, isInAll }] of found) {
    const [declaration] = prop.declarations ?? [];
    if (!declaration || name === 'key') continue;
    if (!isOurs(declaration.getSourceFile())) {
      inherited.push(name);
      continue;
    }
    const type = formatType(checker, prop, declaration);
    const isFlag = type === 'boolean' && /^(is|has|can|should)[A-Z]/.test(name);
    const value = getTag(prop, 'default') ?? initial.get(name) ?? (isFlag ? 'false' : '');
    props.push({
      name,
      type,
      isRequired: isInAll,
      ...(!isInAll && value && { default: value }),
      description:
        flat(ts.displayPartsToString(prop.getDocumentationComment(checker))) ||
        (COMMON[name] ?? ''),
    });
  }
  props.sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
  return { props, inherited };
}

function getStatus(symbol: ts.Symbol, version: string): string {
  if (getTag(symbol, 'deprecated') !== undefined) return 'Deprecated';
  if (getTag(symbol, 'experimental') !== undefined) return 'Experimental';
  return version.startsWith('0.') ? 'Preview: may change before 1.0' : 'Stable';
}

/**
 * Reads the exported components of `@conkit/ui` from their sources: properties, tokens, status, since when.
 *
 * @param root The repository's folder.
 */
export function readFacts(root: string): Record<string, ComponentFacts> {
  const ui = join(root, 'packages/ui');
  const read = (path: string) => readFileSync(join(ui, path), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const changelog = read('CHANGELOG.md');
  const contract = readContract(read('src/theme/contract.css.ts'));
  const first = [...changelog.matchAll(/^## (\S+)/gm)].at(-1)?.[1] ?? version;
  const config = ts.readConfigFile(join(ui, 'tsconfig.json'), ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  const entries = ['index', 'desk']
    .map((name) => join(ui, `src/${name}.ts`))
    .filter((path) => existsSync(path));
  const program = ts.createProgram(entries, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const facts: Record<string, ComponentFacts> = {};
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const node = symbol.valueDeclaration;
      const path = node && relative(join(ui, 'src'), node.getSourceFile().fileName);
      if (!node || !path?.endsWith('.tsx') || !/^[A-Z]\w*[a-z]/.test(symbol.name)) continue;
      if (!LAYERS.some((layer) => path.startsWith(`${layer}/`))) continue;
      const folder = dirname(path);
      const messages = `src/locales/en/${basename(folder)}.gen.ts`;
      const isDesk = basename(entry) === 'desk.ts';
      const styles = program
        .getSourceFiles()
        .filter(({ fileName }) => fileName.startsWith(`${join(ui, 'src', folder)}/`))
        .filter(({ fileName }) => fileName.endsWith('.css.ts'));
      const docstring = parseDocstrings(node.getSourceFile().text)[symbol.name];
      facts[symbol.name] = {
        description: docstring?.description ?? '',
        example: docstring?.example ?? '',
        source: `packages/ui/src/${path}`,
        imports: [
          isDesk ? '@conkit/ui/desk' : '@conkit/ui',
          ...(isDesk ? [] : [`@conkit/ui/${folder}`]),
        ],
        status: getStatus(symbol, version),
        since: getTag(symbol, 'since') ?? first,
        changes: listChanges(changelog, symbol.name),
        messages: existsSync(join(ui, messages)) ? listMessages(read(messages)) : [],
        tokens: listTokens(
          styles.map(({ text }) => text),
          contract,
        ),
        ...listProps(checker, symbol, node),
      };
    }
  }
  return facts;
}
