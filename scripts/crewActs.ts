// npm run generate writes docs/crew-acts.md by it, from the table of what the crew can do.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { operationTable } from '../packages/api-client/src/operations.gen.ts';
import { recordLogMessages } from '../packages/ui/src/components/RecordLog/RecordLog.messages.ts';
import { commands, ownCommands } from '../packages/server/src/conkit/commands.ts';
import {
  crewActs,
  type CrewAct,
  type CrewActId,
  type Notified,
  type SecondAdministrator,
} from '../packages/server/src/crew/acts.ts';

/** Where the page is. */
export const PAGE = join(import.meta.dirname, '../docs/crew-acts.md');

const INTRODUCTION = `# What the crew can do

_Written from [\`crew/acts.ts\`](../packages/server/src/crew/acts.ts) by \`npm run generate\`; do not edit._

Every act of the crew, by the desk, the API or a command, and what limits it. The [threat model](threat-model.md) says why.

- **Who**: the roles whose accounts may call it, and the \`conkit\` commands that do it. A command needs the shell of the server.
- **Recorded**: the audit log gets a row for each change, and for each look at what is one person's. Rows have the operator, the
  time and the reason.
- **Fresh sign-in**: the administrator must have signed in within the last fifteen minutes. Commands have no sign-in.
- **Second administrator**: the act waits until another administrator approves it, whose role is old enough.
- **Own account**: whether administrators may do it to people on their own account.
- **Waits**: *the act*, until it is approved; or *the ballot*, which stays closed for seven days after it.
- **Told by mail**: who gets a mail about it.`;

const SECOND: Readonly<Record<SecondAdministrator, string>> = {
  never: '',
  always: 'always',
  late_or_replacing: 'after the deadline, or over a saved ballot',
};
const AUDIT: Readonly<Record<CrewAct['audit'], string>> = {
  change: 'as a change',
  read: 'as a look',
  nothing: '',
};
const OWN: Readonly<Record<CrewAct['ownRecord'], string>> = {
  refused: 'refused',
  allowed: 'allowed',
  none: '',
};
const WAITS: Readonly<Record<CrewAct['waits'], string>> = {
  nothing: '',
  act: 'the act',
  awards: 'the ballot',
};
const TOLD: Readonly<Record<Notified, string>> = {
  person: 'the member',
  former_address: 'the address they leave',
  administrators: 'the other administrators',
  recipients: 'whom the mail is for',
};

/** Who does it: by a call of the API, by a command, or in another way. */
function whoDoes(id: CrewActId): string {
  const roles = id in operationTable ? operationTable[id as keyof typeof operationTable].roles : [];
  const named = [...commands, ...ownCommands]
    .filter((command) => command.act === id)
    .map((command) => `\`conkit ${command.name}\``);
  return [...roles.map((role) => `\`${role}\``), ...named].join(', ');
}

const line = ([id, act]: [CrewActId, CrewAct]): string =>
  `| ${[
    `\`${id}\``,
    act.audit === 'nothing' ? '' : recordLogMessages.operation(id),
    whoDoes(id),
    AUDIT[act.audit],
    act.freshSignIn ? 'yes' : '',
    SECOND[act.secondAdministrator],
    OWN[act.ownRecord],
    WAITS[act.waits],
    act.notifies.map((one) => TOLD[one]).join(', '),
  ].join(' | ')} |`;

/** The whole page, as the table is now. */
export async function crewActsPage(): Promise<string> {
  const table = [
    '| Act | In the log | Who | Recorded | Fresh sign-in | Second administrator | Own account | Waits | Told by mail |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...(Object.entries(crewActs) as [CrewActId, CrewAct][]).map(line),
  ].join('\n');
  return format(`${INTRODUCTION}\n\n${table}\n`, { parser: 'markdown', printWidth: 120 });
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, await crewActsPage());
