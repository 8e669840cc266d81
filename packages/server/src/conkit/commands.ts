import { countCommand } from '../counting/command.ts';
import { USAGE as countHelp } from '../counting/run.ts';
import { invoiceCommand } from '../invoicing/command.ts';
import { USAGE as invoiceHelp } from '../invoicing/run.ts';
import { moveCommand } from '../start/moveCommand.ts';
import type { Command, OwnCommand } from './command.ts';
import { auditCommands } from './auditCommands.ts';
import { crewCommands } from './crewCommands.ts';
import { ballotCommands } from './ballotCommands.ts';
import { mailCommands } from './mailCommands.ts';
import { paymentCommands } from './paymentCommands.ts';
import { fileCommands } from './fileCommands.ts';
import { peopleCommands } from './peopleCommands.ts';
import { transferCommand } from './transferCommand.ts';
import { roleCommands } from './roleCommands.ts';

/** All commands in the order of the help. */
export const commands: readonly Command[] = [
  ...peopleCommands,
  transferCommand,
  ...fileCommands,
  ...mailCommands,
  ...ballotCommands,
  ...paymentCommands,
  ...roleCommands,
  ...crewCommands,
  ...auditCommands,
];

const MOVE_HELP =
  'conkit move   takes the embedded database of DATA_DIR to the empty PostgreSQL that DATABASE_URL names';

/** Commands that parse their own arguments. */
export const ownCommands: readonly OwnCommand[] = [
  {
    name: 'count',
    act: 'countBallots',
    summary: 'count ballots, select finalists',
    help: countHelp,
    main: countCommand,
  },
  {
    name: 'invoice',
    act: 'sendInvoice',
    summary: 'put an invoice on an account',
    help: invoiceHelp,
    main: invoiceCommand,
  },
  {
    name: 'move',
    act: 'moveDatabase',
    summary: 'take the embedded database to PostgreSQL',
    help: MOVE_HELP,
    main: moveCommand,
  },
];
