import type { AuditRow } from '@conkit/api-client';
import { listAudit } from '../admin/audit.ts';
import { verifyAudit } from '../audit/chain.ts';
import { StartError } from '../process/startError.ts';
import {
  createPageOptions,
  formatPage,
  readOptionalNumber,
  readPage,
  UsageError,
  type Arguments,
  type Command,
} from './command.ts';
import { operationCommand } from './operationCommand.ts';

/** Formats a row of the audit trail. */
export const formatAuditRow = ({
  row,
  time,
  operator,
  approved_by,
  operation,
  reason,
  person,
  account,
  changes,
}: AuditRow) => {
  const about = person === null ? (account ?? '') : `person ${person}`;
  const approval = approved_by === null ? [] : [`approved by ${approved_by}`];
  const first = [row, time, operator, operation, about, ...approval].join('  ').trimEnd();
  return (
    [
      `${first}${reason === null ? '' : `: ${reason}`}`,
      ...changes.map(
        ({ field, before, after }) => `    ${field}: ${before ?? '-'} → ${after ?? '-'}`,
      ),
    ]
      // Keep each row on one line, so that no text can look like another row.
      .map((line) => line.replaceAll(/\p{Cc}+/gu, ' '))
      .join('\n')
  );
};

/** @throws UsageError */
function readTime(given: Arguments, name: string): string | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new UsageError(`--${name} must be a time, such as 2027-05-01 or 2027-05-01T12:00:00Z`);
}

/** @throws UsageError */
function readHead(given: Arguments): string | undefined {
  const head = given.text('head')?.trim();
  if (head === undefined || /^[0-9a-f]{64}$/i.test(head)) return head;
  throw new UsageError('--head must be a hash of 64 hexadecimal digits');
}

/** Commands to list and verify the audit trail. */
export const auditCommands: readonly Command[] = [
  operationCommand({
    name: 'audit list',
    summary: 'who did and read what, newest first',
    operation: 'listAudit',
    run: listAudit,
    options: {
      by: { value: '<operator>', help: 'an address, or the name given to --as' },
      since: { value: '<time>', help: 'not before this time, such as 2027-05-01' },
      operation: { value: '<name>', help: 'such as changeEmail' },
      person: { value: '<id>', help: 'about this person' },
      only: {
        value: 'changes|reads',
        help: 'only changes, or only reads',
      },
      ...createPageOptions('<row>', 'row'),
    },
    names: { operator: 'by' },
    request: (given) => ({
      body: {
        operator: given.text('by'),
        since: readTime(given, 'since'),
        operation: given.text('operation'),
        person: readOptionalNumber(given, 'person'),
        only: given.text('only'),
        ...readPage(given),
      },
    }),
    print: ({ rows, more }) =>
      formatPage(rows.map(formatAuditRow), more ? rows.at(-1)?.row : undefined),
  }),
  {
    name: 'audit verify',
    act: 'verifyAudit',
    summary: 'check that no row of the audit trail was changed, removed, reordered or cut off',
    options: {
      head: {
        value: '<hash>',
        help: 'a hash that was mailed earlier: its row must still be there',
      },
    },
    async run({ db }, given) {
      const { rows, head, fault } = await verifyAudit(db, readHead(given));
      if (fault !== undefined) throw new StartError(`The audit trail is damaged. ${fault}`);
      const text =
        rows === 0
          ? 'The audit trail has no rows.'
          : `The audit trail is complete: ${rows} rows, head ${head}.`;
      return { text, json: { rows, head } };
    },
  },
];
