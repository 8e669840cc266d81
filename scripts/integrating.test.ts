import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startMockServer, type MockServer } from '../packages/server/src/mock-server/server.ts';
import { readText, root } from './lib/sources.ts';

const run = promisify(execFile);
const page = readText('docs/integrating.md');

/** An example of the page, with the output that the page claims. */
interface Example {
  readonly code: string;
  readonly prints: string;
}

/** Returns the examples in one language, in page order. */
function examplesIn(language: string): readonly Example[] {
  const blocks = [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)];
  return blocks.flatMap(({ 0: whole, 1: name, 2: code = '', index }, at) => {
    const next = blocks[at + 1];
    const isAnswer =
      next?.[1] === 'text' && page.slice(index + whole.length, next.index).trim() === '';
    return name === language ? [{ code, prints: isAnswer ? (next[2] ?? '') : '' }] : [];
  });
}

const MARK = '=== ';
/** Joins the examples into one program that prints a marker line between them. */
const getProgram = (examples: readonly Example[], mark: (text: string) => string): string =>
  examples.map(({ code }, at) => `${mark(`${MARK}${at}`)}\n${code}`).join('\n');

let mockServer: MockServer;
let folder: string;
beforeAll(async () => {
  mockServer = await startMockServer({ PORT: '0' });
  folder = mkdtempSync(join(tmpdir(), 'conkit-integrating-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mockServer.stop();
});
beforeEach(async () => {
  await fetch(`${mockServer.url}/standin/reset`, { method: 'POST' });
});

/** Runs the examples in order against a mock server, and returns what each printed. */
async function printed(
  examples: readonly Example[],
  file: string,
  { mark, command }: { mark: (text: string) => string; command: (path: string) => string[] },
): Promise<readonly string[]> {
  const here = `http://localhost:${new URL(mockServer.url).port}`;
  const path = join(folder, file);
  writeFileSync(path, getProgram(examples, mark).replaceAll('http://localhost:8080', here));
  const [program = '', ...args] = command(path);
  const { stdout } = await run(program, args, { cwd: root });
  const [, ...parts] = stdout.split(new RegExp(`^${MARK}\\d+\n`, 'm'));
  return parts;
}

const saidIn = (examples: readonly Example[]) => examples.map(({ prints }) => prints);

it('the page’s shell commands print what the page shows', async () => {
  const examples = examplesIn('sh');
  const mark = (text: string) => `echo '${text}'`;
  const said = await printed(examples, 'page.sh', { mark, command: (path) => ['sh', '-eu', path] });
  expect(said).toEqual(saidIn(examples));
  expect(said.length).toBeGreaterThan(4);
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python)
  process.stdout.write('python3 is missing: the Python of docs/integrating.md is not tested.\n');

it.skipIf(!python)('the page’s Python prints what the page shows', async () => {
  const examples = examplesIn('python');
  const mark = (text: string) => `print('${text}', flush=True)`;
  const said = await printed(examples, 'page.py', { mark, command: (path) => ['python3', path] });
  expect(said).toEqual(saidIn(examples));
  expect(said.length).toBeGreaterThan(4);
});

it('every chapter has an example in each language, except for the table of differences', () => {
  const [, ...chapters] = page.split(/^## /m);
  const without = chapters.flatMap((chapter) => {
    const missing = ['sh', 'ts', 'python'].filter((name) => !chapter.includes(`\n\`\`\`${name}\n`));
    return missing.length > 0 ? [[chapter.split('\n', 1)[0], missing]] : [];
  });
  expect(without).toEqual([['Migrate from the earlier API', ['sh', 'ts', 'python']]]);
});

const client = join(root, 'packages/api-client/src/index.ts');

it('the page’s TypeScript prints what the page shows', async () => {
  const examples = examplesIn('ts');
  const mark = (text: string) => `console.log('${text}');`;
  const own = examples.map(({ code, prints }) => ({
    code: code.replace("'@conkit/api-client'", `'${pathToFileURL(client).href}'`),
    prints,
  }));
  const command = (path: string) => [
    process.execPath,
    '--conditions=@conkit/source',
    '--import',
    'tsx',
    path,
  ];
  const said = await printed(own, 'page.mts', { mark, command });
  expect(said).toEqual(saidIn(examples));
  expect(said.length).toBeGreaterThan(4);
});

it('the page’s TypeScript compiles, and an invalid call does not', () => {
  const text = getProgram(examplesIn('ts'), () => '');
  const texts: Readonly<Record<string, string>> = {
    [join(root, 'page.ts')]: text,
    [join(root, 'wrong.ts')]: `${text}\nawait api.GET('/finalists', {});`,
  };
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    paths: { '@conkit/api-client': [client] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name in texts || fileExists(name);
  host.getSourceFile = (name, version, ...rest) => {
    const own = texts[name];
    return own === undefined
      ? getSourceFile.call(host, name, version, ...rest)
      : ts.createSourceFile(name, own, version);
  };
  const program = ts.createProgram(Object.keys(texts), options, host);
  const complaints = Object.keys(texts).map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
  expect(complaints).toEqual([[], [expect.any(String)]]);
});
