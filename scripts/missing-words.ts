// npm run words -- <language>: lists the untranslated texts of a language by part. They are shown in English.
import { isLanguage, LANGUAGES, languages } from '../packages/rules/src/languages.ts';
import { wordsOf } from './lib/missingWords.ts';

const [wanted] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!isLanguage(wanted)) {
  say(`Say which language: npm run words -- ${LANGUAGES.slice(1).join(' | ')}`);
  process.exitCode = 1;
} else {
  const parts = await wordsOf(wanted);
  for (const { part, total, missing } of parts.filter((one) => one.missing.length > 0)) {
    say(`${part}: ${missing.length} of ${total}`);
    for (const word of missing) say(`  ${word}`);
  }
  const count = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((sum, part) => sum + of(part), 0);
  const { name, isComplete } = languages[wanted];
  const missing = count((part) => part.missing.length);
  say(`${name}: ${missing} of ${count((part) => part.total)} words are missing.`);
  if (isComplete && missing > 0) process.exitCode = 1;
}
