// npm run todo: lists what is not true yet in the specification, and the operations that still return 501.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSpecificationMap, root } from './lib/specification-map.ts';

interface Operation {
  operationId?: string;
  responses?: Record<string, unknown>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const rows = readSpecificationMap();
const missing = rows.filter(({ notYet }) => notYet !== undefined);
let section = '';
for (const row of missing) {
  if (row.section !== section) say(`\n${row.section}`);
  section = row.section;
  say(`  ${row.id} ${row.says} (${row.notYet})`);
}
say(`\n${missing.length} of ${rows.length} sentences are not yet true, or only partly.`);

const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const partial = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => operation.responses?.['501'] !== undefined)
    .map(([method, operation]) => `  ${operation.operationId}: ${method.toUpperCase()} ${path}`),
);
say(`\n${partial.length} operations may answer 501:\n${partial.join('\n')}`);
