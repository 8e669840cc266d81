import { operationTable } from '@conkit/api-client';
import { describe, expect, it } from 'vitest';
import { commands, ownCommands } from '../cli/run.ts';
import { type CrewAct, type CrewActId, crewActs } from './acts.ts';

const rows = Object.entries(crewActs) as [CrewActId, CrewAct][];

describe.each(rows)('%s', (id, act) => {
  // These two acts run inside others: pending acts and moves.
  it.skipIf(id === 'requestApproval' || id === 'releaseHold')(
    'can be done by an operation or a command',
    () => {
      const isCall = id in operationTable;
      const isCommand = [...commands, ...ownCommands].some((command) => command.act === id);
      expect(isCall || isCommand).toBe(true);
    },
  );

  it('waits and notifies the administrators exactly when it needs a second one', () => {
    const needsAnother = act.secondAdministrator !== 'never';
    expect(act.waits === 'act').toBe(needsAnother);
    // The caller of this one is the second administrator.
    expect(act.notifies.includes('administrators')).toBe(needsAnother || id === 'resetPasskeys');
    if (act.audit !== 'change') expect(act.secondAdministrator).toBe('never');
  });
});
