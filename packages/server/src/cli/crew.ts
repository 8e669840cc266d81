import { formatCommand } from '../process/commandLine.ts';
import { isEmailLike, normalizeEmail, ROLES, type Role } from '@conkit/rules';
import { grantRole, leaveCrew } from '../admin/crew.ts';
import { resetPasskeys } from '../admin/resetPasskeys.ts';
import { audited } from '../audit/audited.ts';
import { findAudit } from '../audit/findAudit.ts';
import { findMissingApprovers } from '../crew/requirements.ts';
import { StartError } from '../process/startError.ts';
import { formatAuditRow } from './audit.ts';
import { operationCommand } from './operationCommand.ts';
import { UsageError, type Arguments, type Command } from './command.ts';

/** How many days `crew leave` lists. */
const DAYS = 30;
const MAX_ROWS = 1000;

const GRANTED = {
  given: (email: string, role: Role) => `${email} is now ${role}.`,
  had: (email: string, role: Role) => `${email} was already ${role}.`,
  waiting: (email: string, role: Role) =>
    `${email} becomes ${role} when another administrator approves it at the desk.`,
};

/**
 * Commands for the crew's roles. Roles are granted on the server only, never through the API: a stolen session can't
 * create another administrator.
 */
export const crewCommands: readonly Command[] = [
  {
    name: 'role list',
    act: 'listRoles',
    summary: 'who has which role',
    options: {},
    async run({ db, config }) {
      const roles = await db
        .selectFrom('role')
        .select(['email_key as email', 'role'])
        .orderBy('role')
        .orderBy('email_key')
        .execute();
      const lines = roles.map(({ email, role }) => `${role}  ${email}`);
      if (lines.length === 0) lines.push('No account has a role.');
      const warnings = await findMissingApprovers(db, { config });
      return { text: [...lines, ...warnings].join('\n'), json: { roles, warnings } };
    },
  },
  {
    name: 'role grant',
    act: 'grantRole',
    summary: 'let an account act for others',
    isAct: true,
    options: {
      email: { value: '<address>', help: 'of the account, which has signed in', isRequired: true },
      role: { value: '<role>', help: ROLES.join(' or '), isRequired: true },
    },
    async run(context, given) {
      const { email, role } = readRole(given);
      const done = await grantRole(context, given.act(), { email, role });
      return {
        text: GRANTED[done](email, role),
        json: { status: done === 'waiting' ? 'waiting' : 'success', changed: done === 'given' },
      };
    },
  },
  {
    name: 'role revoke',
    act: 'revokeRole',
    summary: 'revoke a role, from the next request on',
    isAct: true,
    options: {
      email: { value: '<address>', help: 'of the account', isRequired: true },
      role: { value: '<role>', help: ROLES.join(' or '), isRequired: true },
    },
    async run(context, given) {
      const { email, role } = readRole(given);
      const taken = await audited(context, 'revokeRole', given.act(), async (trx) => {
        const deleted = await trx
          .deleteFrom('role')
          .where('email_key', '=', email)
          .where('role', '=', role)
          .returning('role')
          .executeTakeFirst();
        if (!deleted) throw new StartError(`--email ${email} is not ${role}`);
        return {
          answer: `${email} is no longer ${role}.`,
          changes: [{ account: email, before: { role }, after: { role: null } }],
        };
      });
      const warnings = await findMissingApprovers(context.db, context);
      return {
        text: [taken, ...warnings].join('\n'),
        json: { status: 'success', changed: true, warnings },
      };
    },
  },
  operationCommand({
    name: 'crew reset-passkeys',
    summary: 'let in an administrator who lost their passkeys',
    operation: 'resetPasskeys',
    run: resetPasskeys,
    first: 'email',
    options: {
      email: { value: '<address>', help: 'of the account', isRequired: true },
    },
    request: (given) => ({ body: { email: given.required('email') } }),
    print: (_, given) =>
      `${given.required('email')} can now sign in by mail and add a new passkey.`,
  }),
  {
    name: 'crew leave',
    act: 'leaveCrew',
    summary: `remove an account from the crew, and list its acts of the last ${DAYS} days`,
    isAct: true,
    first: 'email',
    options: {
      email: { value: '<address>', help: 'of the account', isRequired: true },
    },
    async run(context, given) {
      const email = readEmail(given);
      const { roles, sessions, canceled } = await leaveCrew(context, given.act(), email);
      const warnings = await findMissingApprovers(context.db, context);
      const since = new Date(context.clock.now().getTime() - DAYS * 86_400_000);
      const filter = { operator: email, since, limit: MAX_ROWS + 1 };
      const found = await findAudit(context.db, filter);
      const rows = found.slice(0, MAX_ROWS);
      const more = found.length > MAX_ROWS;
      const older = `… older: ${formatCommand(`audit list --by ${email} --before ${rows.at(-1)?.row}`)}`;
      const text = [
        `${email} has left the crew.`,
        `Roles revoked: ${roles.join(', ') || 'none'}. Sessions ended: ${sessions}. Pending acts canceled: ${canceled.join(', ') || 'none'}.`,
        ...warnings,
        `In the last ${DAYS} days:${rows.length === 0 ? ' nothing.' : ''}`,
        ...rows.map(formatAuditRow),
        ...(more ? [older] : []),
      ];
      return { text: text.join('\n'), json: { roles, sessions, canceled, warnings, rows, more } };
    },
  },
];

function readRole(given: Arguments): { readonly email: string; readonly role: Role } {
  const email = readEmail(given);
  const role = ROLES.find((known) => known === given.required('role'));
  if (!role) throw new UsageError(`--role must be ${ROLES.join(' or ')}`);
  return { email, role };
}

function readEmail(given: Arguments): string {
  const email = normalizeEmail(given.required('email'));
  if (!isEmailLike(email)) throw new UsageError('--email must be an email address');
  return email;
}
