import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordLogFi } from '../packages/ui/src/components/RecordLog/RecordLog.messages.fi.ts';
import { recordLogMessages } from '../packages/ui/src/components/RecordLog/RecordLog.messages.ts';
import { crewActs, type CrewAct } from '../packages/server/src/crew/acts.ts';
import { crewActsPage, PAGE } from './crewActs.ts';

const acts: [string, CrewAct][] = Object.entries(crewActs);

it('docs/crew-acts.md says what the table says now', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await crewActsPage());
});

describe.each([
  ['English', recordLogMessages],
  ['Finnish', recordLogFi],
])('the log in %s', (_, words) => {
  const unknown = words.operation('no act at all');

  it('has a name for every act that it can contain', () => {
    const recorded = acts.filter(([, { audit }]) => audit !== 'nothing').map(([id]) => id);
    expect(recorded.length).toBeGreaterThan(30);
    const nameless = [...recorded, 'answerMove', 'purchase'].filter(
      (id) => words.operation(id) === unknown,
    );
    expect(nameless).toEqual([]);
  });
});
