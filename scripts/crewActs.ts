// Generates docs/crew-acts.md from the table of the crew's acts, as a part of npm run generate.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { operationTable } from '../packages/api-client/src/operations.gen.ts';
import { findText } from '../packages/ui/src/words/overrides.ts';
import { recordLogMessages } from '../packages/ui/src/locales/en/RecordLog.gen.ts';
import { commands, ownCommands } from '../packages/server/src/cli/run.ts';
import {
  crewActs,
  type CrewAct,
  type CrewActId,
  type Notified,
  type SecondAdministrator,
} from '../packages/server/src/crew/acts.ts';

export const PAGE = join(import.meta.dirname, '../docs/crew-acts.md');

const INTRODUCTION = `# What the crew can do

_Written from [\`crew/acts.ts\`](../packages/server/src/crew/acts.ts) by \`npm run generate\`; do not edit._

This page lists what the crew can do at the desk, over the API or by a command, and what limits it. The [threat model](threat-model.md)
explains why.

- **Who**: the roles that can call it, and the commands of \`conkit\` that do it, on the server's shell. Empty for a part of another
  act, and for what administrators do in members' own pages.
- **In the log**: the audit log gets a row with the operator, the time and, for a change, the reason.
- **Needs**: _sign-in_: within the last \`crew.fresh_sign_in_minutes\`; commands have no session. _second_: the act waits until another
  administrator, with the role for \`crew.second_administrator_days\`, approves it. _other account_: administrators can't do it to people
  on their own account.
- **Then**: who gets a mail. _hold_: the ballot stays closed for \`ballot_hold_days\`.`;

const SECOND: Readonly<Record<SecondAdministrator, string>> = {
  never: '',
  always: 'second',
  late_or_replacing: 'second (after the deadline, or over a saved ballot)',
  changing_rules: 'second (to change a vote that has opened, or the limits of the crew)',
};
const MAIL_TO: Readonly<Record<Notified, string>> = {
  person: 'the member',
  former_address: 'the address they leave',
  administrators: 'the other administrators',
  recipients: 'its recipients',
};

/** Lists the roles and commands that can call an act; empty for an act that is only a part of others. */
function listCallers(id: CrewActId): string {
  const roles = id in operationTable ? operationTable[id as keyof typeof operationTable].roles : [];
  const named = [...commands, ...ownCommands]
    .filter((command) => command.act === id)
    .map((command) => `\`${command.name}\``);
  return [...roles.map((role) => `\`${role}\``), ...named].join(', ');
}

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const line = ([id, act]: [CrewActId, CrewAct]): string =>
  `| ${[
    `\`${id}\``,
    listCallers(id),
    act.audit === 'nothing'
      ? ''
      : (findText(recordLogMessages.operation, id) ?? recordLogMessages.operation.other),
    listed([
      act.freshSignIn ? 'sign-in' : '',
      SECOND[act.secondAdministrator],
      act.ownRecord === 'refused' ? 'other account' : '',
    ]),
    listed([act.waits === 'awards' ? 'hold' : '', ...act.notifies.map((one) => MAIL_TO[one])]),
  ].join(' | ')} |`;

/** Renders docs/crew-acts.md. */
export async function renderCrewActs(): Promise<string> {
  const table = [
    '| Act | Who | In the log | Needs | Then |',
    '| --- | --- | --- | --- | --- |',
    ...(Object.entries(crewActs) as [CrewActId, CrewAct][]).map(line),
  ].join('\n');
  return format(`${INTRODUCTION}\n\n${table}\n`, { parser: 'markdown', printWidth: 120 });
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, await renderCrewActs());
