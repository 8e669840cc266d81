// npm run words -- <language>: lists the untranslated texts of a language by part, which are shown in English, and the
// mistakes in the catalogues.
import { isComplete, isLanguage, LANGUAGES, languages } from '../packages/rules/src/languages.ts';
import { formatProblems } from './lib/messages/catalogue.ts';
import { listParts, listProblems } from './lib/missingWords.ts';

const [wanted] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (!isLanguage(wanted)) {
  print(`Name a language: npm run words -- ${LANGUAGES.slice(1).join(' | ')}`);
  process.exitCode = 1;
} else {
  const parts = await listParts(wanted);
  for (const { part, total, missing } of parts.filter((one) => one.missing.length > 0)) {
    print(`${part}: ${missing.length} of ${total}`);
    for (const word of missing) print(`  ${word}`);
  }
  const sum = (count: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + count(part), 0);
  const { name } = languages[wanted];
  const missing = sum((part) => part.missing.length);
  print(`${name}: ${missing} of ${sum((part) => part.total)} texts are missing.`);
  const problems = listProblems().filter(
    ({ file, isMissing }) => file.endsWith(`/${wanted}.po`) && !isMissing,
  );
  process.stdout.write(formatProblems(problems));
  if (problems.length > 0 || (isComplete(wanted) && missing > 0)) process.exitCode = 1;
}
