import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Lists the files below a folder, as paths from the root. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(folder, path.replaceAll(sep, '/')),
  );

/** Shipped code: no tests, stories, fixtures or generated files. */
const sources = readdirSync(join(root, 'packages'))
  .flatMap((name) => filesIn(`packages/${name}/src`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|stories|gen)\.tsx?$/.test(file))
  .filter((file) => !/\/testing\/|\/fixtures\.ts$/.test(file));

/** Returns the code of a file without comments. */
const getCode = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|[^:])\/\/.*$/gm, '$1');

/** An award's key as a string or property name, or an award's name. */
const AWARD =
  /(['"`])(?:hugo|retro)\1|\bawards\??\.(?:hugo|retro)\b|\bretro\b|\bHugo Awards?\b|\bHugo-palk/i;
/** Names of the wire contract, which have to stay. */
const CONTRACT = /Config\['hugo'\]|tags?: \['hugo'\]/g;

it('no source file names an award: names belong to the configuration', () => {
  const known = sources.flatMap((file) => {
    const code = getCode(file).replaceAll(CONTRACT, '');
    const found = AWARD.exec(code)?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(known).toEqual([]);
});

it('no text of the portal names an award', () => {
  const catalogues = filesIn('packages/portal/src/locales').filter((file) => file.endsWith('.po'));
  const named = catalogues.filter((file) =>
    /^(?:msgid|msgstr) .*\b(?:Hugo|Retro)\b/m.test(
      readFileSync(join(root, file), 'utf8').replaceAll('{hugoHelp}', ''),
    ),
  );
  expect(catalogues.length).toBeGreaterThan(2);
  expect(named).toEqual([]);
});
