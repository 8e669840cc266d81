import { operationTable } from '@conkit/api-client';
import { describe, expect, it } from 'vitest';
import { commands, ownCommands } from '../conkit/commands.ts';
import { crewActs, type CrewAct, type CrewActId } from './acts.ts';

const rows = Object.entries(crewActs) as [CrewActId, CrewAct][];

describe.each(rows)('%s', (id, act) => {
  // The one is a part of each act that waits, the other of moves.
  it.skipIf(id === 'requestApproval' || id === 'releaseHold')(
    'can be done by a call or a command',
    () => {
      const isCall = id in operationTable;
      const isCommand = [...commands, ...ownCommands].some((command) => command.act === id);
      expect(isCall || isCommand).toBe(true);
    },
  );

  it('waits for what it needs, and tells the others', () => {
    const needsAnother = act.secondAdministrator !== 'never';
    expect(act.waits === 'act').toBe(needsAnother);
    expect(act.notifies.includes('administrators')).toBe(needsAnother);
    if (act.audit !== 'change') expect(act.secondAdministrator).toBe('never');
  });
});
