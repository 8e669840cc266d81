import { expect, it } from 'vitest';
import { listFiles, listProductSources, readCode, readText } from './lib/sources.ts';

const sources = listProductSources();

/** An award's key as a string or property name, or an award's name. */
const AWARD =
  /(['"`])(?:hugo|retro)\1|\bawards\??\.(?:hugo|retro)\b|\bretro\b|\bHugo Awards?\b|\bHugo-palk/i;
/** Names that are part of the wire contract and can't change. */
const CONTRACT = /Config\['hugo'\]|tags?: \['hugo'\]/g;

it('no source file names an award: names belong to the configuration', () => {
  const known = sources.flatMap((file) => {
    const code = readCode(file).replaceAll(CONTRACT, '');
    const found = AWARD.exec(code)?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(known).toEqual([]);
});

it('no text of the portal names an award', () => {
  const catalogues = listFiles('packages/portal/src/locales').filter((file) =>
    file.endsWith('.po'),
  );
  const named = catalogues.filter((file) =>
    /^(?:msgid|msgstr) .*\b(?:Hugo|Retro)\b/m.test(readText(file).replaceAll('{hugoHelp}', '')),
  );
  expect(catalogues.length).toBeGreaterThan(2);
  expect(named).toEqual([]);
});
