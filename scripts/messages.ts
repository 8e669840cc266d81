// Generates TypeScript from the message catalogues (packages/*/src/locales/*.po), and updates the other languages'
// catalogues to the English texts. Decisions: docs/decisions/languages.md
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  checkCatalogues,
  checkFile,
  formatProblems,
  readCatalogues,
  updateCatalogue,
  type Catalogue,
  type CatalogueProblem,
} from './lib/messages/catalogue.ts';
import {
  generateElements,
  generateLanguages,
  generateLibrary,
  generatePortal,
  generateWhole,
  type GeneratedFiles,
} from './lib/messages/generate.ts';

const packages = join(import.meta.dirname, '../packages');

/** Replaces the generated files of a folder. */
function write(folder: string, files: GeneratedFiles): void {
  mkdirSync(folder, { recursive: true });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.gen.ts') && !files.has(path)) rmSync(join(folder, path));
  }
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Ends the process with the problems, if there are any. */
function refuse(problems: readonly CatalogueProblem[]): void {
  if (problems.length === 0) return;
  process.stderr.write(`The catalogues have mistakes:\n${formatProblems(problems)}`);
  process.exit(1);
}

/**
 * Updates and reads the catalogues of a package. Ends the process for mistakes, before the update if it would drop a
 * text. A missing translation is not a mistake: the text falls back to English, and a test reports it.
 */
function read(name: string): readonly Catalogue[] {
  const folder = join(packages, name, 'src/locales');
  const former = readCatalogues(folder);
  const [english, ...others] = former;
  if (!english) throw new Error(`${folder} has no catalogue`);
  refuse(former.flatMap(checkFile));
  const keys = new Set(english.entries.map(({ key }) => key));
  for (const { file, entries } of others) {
    for (const { key, line, text } of entries) {
      if (keys.has(key) || text === '') continue;
      process.stderr.write(`${file}:${line}: removes ${key}, which English doesn't have\n`);
    }
  }
  for (const { file } of others) updateCatalogue(english, file);
  const catalogues = readCatalogues(folder);
  refuse(checkCatalogues(catalogues).filter(({ isMissing }) => !isMissing));
  return catalogues;
}

/** Returns whether a package has texts in a language, in one catalogue or in several. */
const speaks = (name: string, language: string): boolean =>
  [`locales/${language}.po`, `locales/${language}`].some((path) =>
    existsSync(join(packages, name, 'src', path)),
  );

const library = read('ui');
const modules = generateLibrary(library);
write(join(packages, 'ui/src/locales'), modules);
write(join(packages, 'elements/src/locales'), generateElements(read('elements')));

const helpers = readFileSync(join(packages, 'ui/src/words/formatValue.ts'), 'utf8');
write(
  join(packages, 'server/src/locales'),
  generateWhole(read('server'), 'ServerMessages', helpers),
);

const product = library.filter(
  ({ language }) => language === 'en' || (speaks('portal', language) && speaks('server', language)),
);
writeFileSync(join(packages, 'rules/src/languages.gen.ts'), generateLanguages(product));
write(
  join(packages, 'portal/src/i18n/library'),
  generatePortal(
    product.map(({ language }) => language),
    modules,
  ),
);
