// Generates the API client's types and operation table from openapi.yaml, and the server's list of operations. Needs no
// build, and is deterministic.
import { readdir, readFile, writeFile } from 'node:fs/promises';
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
 * Every operation: its method and full path, its tag, whether it needs a session, whether it changes something, its roles,
 * and the part that a convention must have for it.
 */
export const operationTable = {
${lines.join('\n')}
} as const;
`;
}

/** The form in which the server declares every operation. */
const IMPLEMENTED = /^export const (\w+): (?:Admin)?Operation<'\1'> =/gm;

/** Returns the server's operations in the contract's order. An operation may be anywhere below `packages/server/src`. */
async function serverOperations() {
  const folder = new URL('packages/server/src/', root);
  const paths = await readdir(folder, { recursive: true });
  const files = new Map();
  for (const path of paths.filter((one) => /(?<!\.test)\.ts$/.test(one)).toSorted()) {
    const source = await readFile(new URL(path.replaceAll('\\', '/'), folder), 'utf8');
    const ids = Array.from(source.matchAll(IMPLEMENTED), ([, id]) => id);
    if (ids.length > 0) files.set(path.replaceAll('\\', '/'), ids);
  }
  const implemented = new Set([...files.values()].flat());
  const { paths: described } = parse(await readFile(contract, 'utf8'));
  const order = Object.values(described)
    .flatMap((item) => methods.map((method) => item[method]?.operationId))
    .filter((id) => implemented.has(id));
  const imports = Array.from(
    files,
    ([path, ids]) => `import { ${ids.join(', ')} } from './${path}';`,
  );
  return `${header}${imports.join('\n')}

/** The operations that are implemented, in the order of openapi.yaml. */
export const implemented = {
${order.map((id) => `  ${id},`).join('\n')}
};
`;
}

const files = {
  'packages/api-client/src/schema.gen.ts': schema,
  'packages/api-client/src/operations.gen.ts': operationTable,
  'packages/server/src/operations.gen.ts': serverOperations,
};
for (const [path, generate] of Object.entries(files)) {
  await writeFile(new URL(path, root), await generate());
}
