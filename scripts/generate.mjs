// Writes what is generated from openapi.yaml, the types of the API client and its operation table, and from the list of
// languages.
// It needs no build, and gives the same files for the same contract.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const contract = new URL('openapi.yaml', root);
const header = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Keys of a pattern, `^day\\d+$`: a type for keys that begin so and end with a number, because one for any key
 * would be asked of the keys that have names, too.
 */
function numberedKeys({ patternProperties = {} }) {
  const [first, ...others] = Object.entries(patternProperties);
  if (!first) return undefined;
  const [pattern, { type }] = first;
  const [, prefix] = /^\^([a-z]+)\\d\+\$$/.exec(pattern) ?? [];
  if (prefix === undefined || others.length > 0) throw new Error(`no type for the keys ${pattern}`);
  const { factory, SyntaxKind } = ts;
  const number = factory.createKeywordTypeNode(SyntaxKind.NumberKeyword);
  const key = factory.createTemplateLiteralType(factory.createTemplateHead(prefix), [
    factory.createTemplateLiteralTypeSpan(number, factory.createTemplateTail('')),
  ]);
  const values = [type]
    .flat()
    .map((name) =>
      name === 'null'
        ? factory.createLiteralTypeNode(factory.createNull())
        : factory.createTypeReferenceNode(name),
    );
  const named = factory.createParameterDeclaration(undefined, undefined, prefix, undefined, key);
  return factory.createTypeLiteralNode([
    factory.createIndexSignature(undefined, [named], factory.createUnionTypeNode(values)),
  ]);
}

/** The types of every path, operation and schema. */
async function schema() {
  return header + astToString(await openapiTS(contract, { silent: true, transform: numberedKeys }));
}

/** What comes before a path: the server's own path, unless it is the root. */
const prefix = (servers) => (servers[0].url === '/' ? '' : servers[0].url);

/** No alternative, or one without a session, means that anybody may call. */
const needsSession = (security) =>
  security.length > 0 && security.every((alternative) => 'session' in alternative);

/** One line per operation: where it is, whose folder it belongs to, and what is checked before it runs. */
async function operationTable() {
  const document = parse(await readFile(contract, 'utf8'));
  const lines = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const entry = {
        method: method.toUpperCase(),
        path: prefix(item.servers ?? document.servers) + path,
        tag: operation.tags[0],
        session: needsSession(operation.security ?? document.security),
        changes: operation['x-changes'] ?? method !== 'get',
        roles: operation['x-roles'] ?? [],
        part: operation['x-part'] ?? null,
      };
      lines.push(`  ${operation.operationId}: ${JSON.stringify(entry)},`);
    }
  }
  return `${header}
/**
 * Every operation: its method and full path, its tag, whether it needs a session, whether it changes something, whom it
 * is for, and the part that a convention must have for it.
 */
export const operationTable = {
${lines.join('\n')}
} as const;
`;
}

/** The languages beside English, from the one list of them. */
async function otherLanguages() {
  const list = await readFile(new URL('packages/rules/src/languages.ts', root), 'utf8');
  const found = Array.from(list.matchAll(/^ {2}(\w+): \{ tag:/gm), ([, language]) => language);
  if (found[0] !== 'en') throw new Error('packages/rules/src/languages.ts does not begin with en');
  return found.slice(1);
}

/** What the server says in each of them. */
async function serverLanguages() {
  const lines = (await otherLanguages()).map((one) => `export { ${one} } from './${one}.ts';`);
  return `// Generated from packages/rules/src/languages.ts by scripts/generate.mjs. Do not edit.\n${lines.join('\n')}\n`;
}

const files = {
  'packages/api-client/src/schema.gen.ts': schema,
  'packages/api-client/src/operations.gen.ts': operationTable,
  'packages/server/src/mail/words/languages.gen.ts': serverLanguages,
};
for (const [path, generate] of Object.entries(files)) {
  await writeFile(new URL(path, root), await generate());
}
