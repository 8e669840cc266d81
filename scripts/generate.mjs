// Writes what is generated from openapi.yaml: the types of the API client and its operation table.
// `node scripts/generate.mjs` needs no build; `--check` writes nothing and fails when a file is old.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const contract = new URL('openapi.yaml', root);
const header = '// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.\n';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The types of every path, operation and schema. */
async function schema() {
  return header + astToString(await openapiTS(contract, { silent: true }));
}

/** A server's last path segment is a prefix of its paths, unless it is the root. */
const prefix = (servers) => (servers[0].url === '/' ? '' : servers[0].url);

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
        session:
          !(operation.security ?? document.security).some((need) => !('session' in need)) &&
          (operation.security ?? document.security).length > 0,
        changes: operation['x-changes'] ?? method !== 'get',
      };
      lines.push(`  ${operation.operationId}: ${JSON.stringify(entry)},`);
    }
  }
  return `${header}
/** Every operation: its method and full path, its tag, whether it needs a session and whether it changes something. */
export const operationTable = {
${lines.join('\n')}
} as const;
`;
}

const files = {
  'packages/api-client/src/schema.gen.ts': schema,
  'packages/api-client/src/operations.gen.ts': operationTable,
};
const check = process.argv.includes('--check');
for (const [path, generate] of Object.entries(files)) {
  const file = new URL(path, root);
  const text = await generate();
  if (!check) await writeFile(file, text);
  else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    process.stderr.write(`${path} is not what openapi.yaml generates: run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}
