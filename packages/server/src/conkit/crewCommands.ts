import { isEmailLike, normalizeEmail } from '@conkit/rules';
import { findAudit } from '../audit/findAudit.ts';
import { leaveCrew } from '../admin/leaveCrew.ts';
import { findMissingApprovers } from '../crew/secondAdministrator.ts';
import { auditRowText } from './auditCommands.ts';
import { UsageError, type Command } from './command.ts';

const DAYS = 30;
const MAX_ROWS = 1000;

/** Commands for when a volunteer leaves the crew. */
export const crewCommands: readonly Command[] = [
  {
    name: 'crew leave',
    act: 'leaveCrew',
    summary: `take an account out of the crew, and list what it did in the last ${DAYS} days`,
    isAct: true,
    first: 'email',
    options: {
      email: { value: '<address>', help: 'of the account', isRequired: true },
    },
    async run(context, given) {
      const email = normalizeEmail(given.required('email'));
      if (!isEmailLike(email)) throw new UsageError('--email must be an e-mail address');
      const { roles, sessions, canceled } = await leaveCrew(context, given.act(), email);
      const warnings = await findMissingApprovers(context.db, context);
      const since = new Date(context.clock.now().getTime() - DAYS * 86_400_000);
      const filter = { operator: email, since, limit: MAX_ROWS + 1 };
      const found = await findAudit(context.db, filter);
      const rows = found.slice(0, MAX_ROWS);
      const more = found.length > MAX_ROWS;
      const older = `… older: conkit audit list --by ${email} --before ${rows.at(-1)?.row}`;
      const text = [
        `${email} has left the crew.`,
        `Roles taken: ${roles.join(', ') || 'none'}. Sessions ended: ${sessions}. Pending acts canceled: ${canceled.join(', ') || 'none'}.`,
        ...warnings,
        `In the last ${DAYS} days:${rows.length === 0 ? ' nothing.' : ''}`,
        ...rows.map(auditRowText),
        ...(more ? [older] : []),
      ];
      return { text: text.join('\n'), json: { roles, sessions, canceled, warnings, rows, more } };
    },
  },
];
