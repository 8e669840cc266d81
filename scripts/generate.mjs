// Generates the API client's types and operation table from openapi.yaml, and files from the list of languages. Needs
// no build, and is deterministic.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const contract = new URL('openapi.yaml', root);
const header = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Returns template-literal index keys for a pattern such as `^day\\d+$`. An index signature for any string would apply
 * to the named keys, too.
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

/** Returns the types of every path, operation and schema. */
async function schema() {
  return header + astToString(await openapiTS(contract, { silent: true, transform: numberedKeys }));
}

/** Returns the prefix of all paths: the server's path, unless it is the root. */
const prefix = (servers) => (servers[0].url === '/' ? '' : servers[0].url);

/** An operation without security, or with an alternative without a session, is public. */
const needsSession = (security) =>
  security.length > 0 && security.every((alternative) => 'session' in alternative);

/** Returns one line per operation: its path, the folder that owns it, and what is checked before it runs. */
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

/** Returns the languages other than English. */
async function otherLanguages() {
  const list = await readFile(new URL('packages/rules/src/languages.ts', root), 'utf8');
  const found = Array.from(list.matchAll(/^ {2}(\w+): \{ tag:/gm), ([, language]) => language);
  if (found[0] !== 'en') throw new Error('packages/rules/src/languages.ts does not begin with en');
  return found.slice(1);
}

/** Returns the server's texts in each of these languages. */
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
