import type { ReactNode } from 'react';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import { RecordLog } from '../../components/RecordLog/RecordLog.tsx';
import { Retryable } from '../../components/Retryable/Retryable.tsx';
import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Columns, Page, Stack } from '../../primitives/Page/Page.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { Account } from './Account.tsx';
import { Details } from './Details.tsx';
import { Facts } from './Facts.tsx';
import { Mails } from './Mails.tsx';
import { Newest } from './Newest.tsx';
import * as css from './PersonRecord.css.ts';
import { personRecordMessages, type PersonRecordMessages } from './PersonRecord.messages.ts';
import { Purchases } from './Purchases.tsx';
import type { RecordedPerson } from './types.ts';
import { useWhen } from '../../components/RecordLog/useWhen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

/** A task that the crew can do for a person. */
export type DeskTask = 'edit' | 'membership' | 'email';

const TASKS: readonly DeskTask[] = ['edit', 'membership', 'email'];

export interface PersonRecordProps extends ElementProps {
  /** The record; undefined while it is loading. */
  record: RecordedPerson | undefined;
  /** Why it could not be loaded, in words; undefined otherwise. */
  failure?: ReactNode;
  onRetry: () => void;
  /** Returns the URL of a record, or of a task for that person. */
  hrefOf: (id: number, task?: DeskTask) => string;
  /** The URL of the search for people. */
  findHref: string;
  /**
   * Returns the label of a membership type.
   *
   * @default its key
   */
  membershipLabel?: (key: string) => string;
  messages?: Partial<PersonRecordMessages>;
}

/**
 * Everything on record about a person: details, account, purchases, mails, and changes with who made them and why. For
 * awards, only whether something was sent.
 *
 * @example
 * ```tsx
 * <PersonRecord
 *   record={record}
 *   onRetry={load}
 *   hrefOf={(id, task) => (task ? `/desk/${id}/${task}` : `/desk/${id}`)}
 *   findHref="/desk"
 * />
 * ```
 */
export const PersonRecord = (props: PersonRecordProps) => {
  const { record, failure, onRetry, findHref } = props;
  const words = useMessages('PersonRecord', personRecordMessages, props.messages);
  const subtitleText = usePersonSubtitle();
  return (
    <Page
      {...elementProps(props)}
      title={record?.legalName ?? words.details}
      lead={record && words.record(subtitleText(record.subtitle), record.id)}
      width="wide"
    >
      <Retryable failure={failure} onRetry={onRetry}>
        {record ? (
          <Record {...props} record={record} words={words} />
        ) : (
          <Skeleton label={words.loading} shapes={['card', 'card']} />
        )}
      </Retryable>
      <p className={css.after}>
        <Link href={findHref}>{words.findAnother}</Link>
      </p>
    </Page>
  );
};

type RecordProps = PersonRecordProps & { record: RecordedPerson; words: PersonRecordMessages };

const Record = ({ record, hrefOf, membershipLabel, words }: RecordProps) => {
  const when = useWhen();
  const sent = (time: string | null) =>
    time === null ? words.nothingSent : <time dateTime={time}>{when(time)}</time>;
  return (
    <Columns>
      <Stack>
        <Card title={words.actions(record.legalName)}>
          <ActionList
            actions={TASKS.map((task) => ({
              id: task,
              label: words[task],
              href: hrefOf(record.id, task),
            }))}
          />
        </Card>
        <Card title={words.details}>
          <CardBody>
            <Details fields={record.fields} words={words} />
          </CardBody>
        </Card>
        <Card title={words.log}>
          <CardBody>
            <RecordLog log={record.log} membershipLabel={membershipLabel} />
            <Newest count={record.log.length} words={words} />
          </CardBody>
        </Card>
      </Stack>
      <Stack>
        <Account account={record.account} hrefOf={hrefOf} words={words} />
        <Purchases purchases={record.purchases} words={words} />
        <Mails mails={record.mails} words={words} />
        <Card title={words.awards} subtitle={words.awardsHint}>
          <CardBody>
            <Facts
              facts={[
                { label: words.nominated, value: sent(record.awards.nominated) },
                { label: words.voted, value: sent(record.awards.voted) },
              ]}
            />
          </CardBody>
        </Card>
      </Stack>
    </Columns>
  );
};
