import { normalizeEmail } from '@conkit/rules';
import { findAudit, type ListedAudit } from '../audit/findAudit.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import { StartError } from '../process/startError.ts';
import { optionalNumber, UsageError, type Command, type Given } from './command.ts';

const DEFAULT_LIMIT = 100;

const rowText = ({
  row,
  time,
  operator,
  operation,
  reason,
  person,
  account,
  changes,
}: ListedAudit) => {
  const about = person === null ? (account ?? '') : `person ${person}`;
  const first = [row, time, operator, operation, about].join('  ').trimEnd();
  return (
    [
      `${first}${reason === null ? '' : `: ${reason}`}`,
      ...changes.map(
        ({ field, before, after }) => `    ${field}: ${before ?? '-'} → ${after ?? '-'}`,
      ),
    ]
      // A text of several lines would look like rows.
      .map((line) => line.replaceAll(/\p{Cc}+/gu, ' '))
      .join('\n')
  );
};

/** @throws UsageError */
function timeOf(given: Given, name: string): Date | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time;
  throw new UsageError(`--${name} must be a time, such as 2027-05-01 or 2027-05-01T12:00:00Z`);
}

/** @throws UsageError */
function headOf(given: Given): string | undefined {
  const head = given.text('head')?.trim();
  if (head === undefined || /^[0-9a-f]{64}$/i.test(head)) return head;
  throw new UsageError('--head must be a hash of 64 hexadecimal digits');
}

/** What the crew did, and whether the record of it is complete. */
export const auditCommands: readonly Command[] = [
  {
    name: 'audit list',
    act: 'listAudit',
    summary: 'who did and read what, newest first',
    options: {
      by: { value: '<operator>', help: 'an address, or the name given to --as' },
      since: { value: '<time>', help: 'not before this time' },
      operation: { value: '<name>', help: 'such as changeEmail' },
      person: { value: '<id>', help: 'about this person' },
      before: { value: '<row>', help: 'older than this row' },
      limit: { value: '<number>', help: `how many at most: ${DEFAULT_LIMIT} when absent` },
    },
    async run({ db }, given) {
      const by = given.text('by')?.trim();
      const limit = optionalNumber(given, 'limit') ?? DEFAULT_LIMIT;
      const found = await findAudit(db, {
        operator: by?.includes('@') === true ? normalizeEmail(by) : by,
        since: timeOf(given, 'since'),
        operation: given.text('operation'),
        personId: optionalNumber(given, 'person'),
        before: optionalNumber(given, 'before'),
        limit: limit + 1,
      });
      const rows = found.slice(0, limit);
      const hasMore = found.length > limit;
      const more = hasMore ? [`… older: --before ${rows.at(-1)?.row}`] : [];
      return {
        text: [...rows.map(rowText), ...more].join('\n') || 'None.',
        json: { rows, more: hasMore },
      };
    },
  },
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
      const { rows, head, fault } = await verifyAudit(db, headOf(given));
      if (fault !== undefined) throw new StartError(`The audit trail is damaged. ${fault}`);
      const text =
        rows === 0
          ? 'The audit trail has no rows.'
          : `The audit trail is complete: ${rows} rows, head ${head}.`;
      return { text, json: { rows, head } };
    },
  },
];
