import { PERSON_FIELDS } from '@conkit/rules';
import { useCallback } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../words/dates.ts';
import { useMessages } from '../../words/provider.tsx';
import { recordLogMessages, type RecordLogMessages } from '../../locales/en/RecordLog.gen.ts';
import { findText, type SomeMessages } from '../../words/overrides.ts';
import { useMemberFieldWords } from '../MemberForm/useMemberFieldWords.ts';
import * as css from './RecordLog.css.ts';

/** One field before and after. Null is empty; null twice means that the values aren't disclosed. */
export interface LoggedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One change of a record. */
export interface LoggedChange {
  /** ISO 8601. */
  readonly changedAt: string;
  readonly source: 'account' | 'purchase' | 'crew';
  /** The administrator, if the viewer may see the name. */
  readonly operator: string | null;
  /** The API operation that made the change. */
  readonly operation: string;
  readonly reason: string | null;
  readonly changes: readonly LoggedField[];
  /**
   * The administrator who approved it; `single_administrator` if the convention had no other.
   *
   * @default no approval was needed
   */
  readonly approvedBy?: string | null;
  /**
   * The record or account that was changed, with a link to it.
   *
   * @default every entry is about the same record
   */
  readonly subject?: { readonly label: string; readonly href?: string | undefined };
  /**
   * Whether the operation only read. `after` then contains the request and the number of results.
   *
   * @default false
   */
  readonly isReadOnly?: boolean;
}

export interface RecordLogProps extends ElementProps {
  /** In display order: newest first. */
  log: readonly LoggedChange[];
  /**
   * Returns the label of a membership type.
   *
   * @default its key
   */
  getMembershipLabel?: (key: string) => string;
  /** Replaces single texts. */
  messages?: SomeMessages<RecordLogMessages>;
}

/** Marks an operator who ran a command on the server. */
const COMMAND_PREFIX = 'cli:';

/** An instant in the server's format, such as `2019-03-01T12:00:00.000Z`. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const MEMBERSHIP_FIELDS: ReadonlySet<string> = new Set(['membership', 'daypass_type']);

/**
 * Shows the changes of a record: what changed, who changed it, when and why.
 *
 * @example
 * ```tsx
 * <RecordLog
 *   log={[
 *     {
 *       changedAt: '2019-03-01T12:00:00Z',
 *       source: 'crew',
 *       operator: null,
 *       operation: 'setMembership',
 *       reason: 'Paid in cash at the desk',
 *       changes: [{ field: 'membership', before: 'Supporter', after: 'Adult' }],
 *     },
 *   ]}
 * />
 * ```
 */
export const RecordLog = ({ log, getMembershipLabel, messages, ...own }: RecordLogProps) => {
  const words = useMessages('RecordLog', recordLogMessages, messages);
  const { getLabel } = useMemberFieldWords();
  const when = useFormatInstant();
  const getFieldName = (field: string) => {
    const known = PERSON_FIELDS.find((each) => each === field);
    return known ? getLabel(known) : (findText(words.field, field) ?? field);
  };
  const formatValue = (field: string, value: string | null) => {
    if (value === null || value.trim() === '') return words.empty;
    if (INSTANT.test(value)) return when(value);
    return MEMBERSHIP_FIELDS.has(field) ? (getMembershipLabel?.(value) ?? value) : value;
  };
  const getOperatorName = (operator: string) =>
    operator.startsWith(COMMAND_PREFIX)
      ? words.byCommand({ operator: operator.slice(COMMAND_PREFIX.length) })
      : words.byOperator({ operator });
  const formatApproval = (approvedBy: string) =>
    approvedBy === 'single_administrator'
      ? words.approvedAlone
      : words.approvedBy({ operator: approvedBy });
  const renderSubject = ({ label: whose, href }: NonNullable<LoggedChange['subject']>) =>
    href === undefined ? whose : <Link href={href}>{whose}</Link>;
  if (log.length === 0) return <p {...elementProps(own)}>{words.nothing}</p>;
  return (
    <ol {...elementProps(own, css.log)}>
      {log.map(({ changedAt, source, operator, operation, reason, changes, ...more }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two changes can have the same time, and entries never move
        <li key={`${changedAt} ${index}`} className={css.entry}>
          <p>
            <span className={css.operation}>
              {findText(words.operation, operation) ?? words.operation.other}
            </span>
            {more.subject && <>: {renderSubject(more.subject)}</>}
          </p>
          <p className={css.quiet}>
            <time dateTime={changedAt}>{when(changedAt)}</time>{' '}
            {operator === null ? words.by[source] : getOperatorName(operator)}
            {more.approvedBy != null && `, ${formatApproval(more.approvedBy)}`}
          </p>
          {changes.length > 0 && (
            <ul className={css.changes}>
              {changes.map(({ field, before, after }) => (
                <li key={field}>
                  {getFieldName(field)}
                  {/* Undisclosed and deleted values show only the field's name. */}
                  {more.isReadOnly && after !== null && `: ${formatValue(field, after)}`}
                  {!more.isReadOnly && (before !== null || after !== null) && (
                    <>
                      : <span className={css.before}>{formatValue(field, before)}</span>{' '}
                      <span aria-hidden="true">→</span>
                      <VisuallyHidden>{words.becomes}</VisuallyHidden> {formatValue(field, after)}
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          {reason !== null && (
            <p>
              <span className={css.quiet}>{words.reason}</span> {reason}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
};

/**
 * Returns a function that formats an instant (ISO 8601) as date and time to the minute, in the reader's locale and time
 * zone.
 * @internal
 */
export function useFormatInstant(): (time: string) => string {
  const date = useDates();
  return useCallback(
    (time) => date(new Date(time), { dateStyle: 'medium', timeStyle: 'short' }),
    [date],
  );
}
