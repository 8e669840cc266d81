import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fi } from '../packages/ui/src/locales/fi.gen.ts';
import { recordLogMessages } from '../packages/ui/src/locales/en/RecordLog.gen.ts';
import { crewActs, type CrewAct } from '../packages/server/src/crew/acts.ts';
import { renderCrewActs, PAGE } from './crewActs.ts';

const acts: [string, CrewAct][] = Object.entries(crewActs);

it('docs/crew-acts.md is up to date', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await renderCrewActs());
});

describe.each([
  ['English', recordLogMessages],
  ['Finnish', fi.RecordLog],
])('the log in %s', (_, words) => {
  it('has a label for every recorded act', () => {
    const recorded = acts.filter(([, { audit }]) => audit !== 'nothing').map(([id]) => id);
    expect(recorded.length).toBeGreaterThan(30);
    const nameless = [...recorded, 'answerMove', 'purchase'].filter(
      (id) => !Object.hasOwn(words.operation, id),
    );
    expect(nameless).toEqual([]);
  });
});
