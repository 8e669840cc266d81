// Generates TypeScript from the message catalogues (packages/*/src/locales/*.po), and updates the other languages'
// catalogues to the English texts.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  checkCatalogues,
  formatProblems,
  readCatalogues,
  updateCatalogue,
} from './lib/messages/catalogue.ts';
import { generateLibrary, type GeneratedFiles } from './lib/messages/generate.ts';

const root = join(import.meta.dirname, '..');

/** Replaces the generated files of a folder. */
function write(folder: string, files: GeneratedFiles): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.gen.ts') && !files.has(path)) rmSync(join(folder, path));
  }
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const library = join(root, 'packages/ui/src/locales');
const [english, ...others] = readCatalogues(library);
if (!english) throw new Error('packages/ui/src/locales/en.po is missing');
for (const { file } of others) updateCatalogue(english, file);

const catalogues = readCatalogues(library);
const problems = checkCatalogues(catalogues);
// A missing translation falls back to English, and a test reports it.
const fatal = problems.filter(({ problem }) => !problem.endsWith('is not translated'));
if (fatal.length > 0) {
  process.stderr.write(formatProblems(fatal));
  process.exitCode = 1;
} else {
  write(library, generateLibrary(catalogues));
}
