import { join } from 'node:path';
import { run } from '../run.mjs';
import { install, writeFiles } from './projects.mjs';

const contract = join(import.meta.dirname, '../../../openapi.yaml');

/** The newest versions that run on Node 20, and the compiler. */
const PACKAGES = [
  '@hey-api/openapi-ts@0.95.0',
  'openapi-typescript@7.13.0',
  'orval@7.13.2',
  'typescript@5.9.3',
];

/** The command of each generator. Its code is in a folder or file of its name. */
const GENERATORS = {
  'hey-api': ['openapi-ts', ['--input', contract, '--output', 'hey-api', '--no-log-file']],
  'openapi-typescript': ['openapi-typescript', [contract, '--output', 'openapi-typescript.ts']],
  orval: ['orval', ['--input', contract, '--output', 'orval.ts', '--client', 'fetch']],
};

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    types: [],
  },
  include: ['*.ts', 'hey-api'],
};

/** Uses the names that the contract gives to calls, schemas and refusals. */
const USE = `import { getUser, vote, type Person, type StaleVotes } from './hey-api';
import type { components } from './openapi-typescript';
import { getUser as getOrvalUser, type Person as OrvalPerson } from './orval';

export async function read(): Promise<readonly Person[]> {
  const { data } = await getUser({ query: { limit: 10 } });
  return data?.people ?? [];
}

export async function save(): Promise<StaleVotes['current'] | undefined> {
  const body = { lastmod: null, signature: 'Aoife Byrne', votes: { Novel: [1] } };
  const { error } = await vote({ path: { id: 1 }, body });
  return error && 'current' in error ? error.current : undefined;
}

export async function readWithOrval(): Promise<readonly OrvalPerson[]> {
  const answer = await getOrvalUser({ limit: 10 });
  return answer.status === 200 ? answer.data.people : [];
}

export const toName = (person: components['schemas']['Person']): string => person.legal_name;
`;

/**
 * Checks that common generators accept the contract without a warning, and that what they generate compiles.
 *
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function withGenerators(folder) {
  const missing = await install(folder, PACKAGES);
  if (missing) return missing;
  await writeFiles(folder, {
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'use.ts': USE,
  });
  for (const [name, [program, args]] of Object.entries(GENERATORS)) {
    const { code, output } = await run(program, args, { cwd: folder });
    if (code !== 0 || /warn|deprecat/i.test(output)) return `${name}: ${output}`;
  }
  const { code, output } = await run('tsc', ['--pretty', 'false'], { cwd: folder });
  return code === 0 ? undefined : output;
}
