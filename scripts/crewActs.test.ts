import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordLogFi } from '../packages/ui/src/components/RecordLog/RecordLog.messages.fi.ts';
import { recordLogMessages } from '../packages/ui/src/components/RecordLog/RecordLog.messages.ts';
import { crewActs, type CrewAct } from '../packages/server/src/crew/acts.ts';
import { renderCrewActs, PAGE } from './crewActs.ts';

const acts: [string, CrewAct][] = Object.entries(crewActs);

it('docs/crew-acts.md is up to date', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await renderCrewActs());
});

describe.each([
  ['English', recordLogMessages],
  ['Finnish', recordLogFi],
])('the log in %s', (_, words) => {
  const unknown = words.operation('no act at all');

  it('has a label for every recorded act', () => {
    const recorded = acts.filter(([, { audit }]) => audit !== 'nothing').map(([id]) => id);
    expect(recorded.length).toBeGreaterThan(30);
    const nameless = [...recorded, 'answerMove', 'purchase'].filter(
      (id) => words.operation(id) === unknown,
    );
    expect(nameless).toEqual([]);
  });
});
