import {
  isBlank,
  PERSON_FIELDS,
  type PersonField,
  type PersonFields,
  type PersonSubtitle,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import {
  listEntries,
  type PurchaseCardField,
} from '../../components/PurchaseCard/PurchaseCard.tsx';
import { StatusTag } from '../../components/PurchaseCard/StatusTag.tsx';
import {
  type LoggedChange,
  RecordLog,
  useFormatInstant,
} from '../../components/RecordLog/RecordLog.tsx';
import { Retryable } from '../../components/Retryable/Retryable.tsx';
import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Columns, Page, Stack } from '../../primitives/Page/Page.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useLocaleContext, useMessages } from '../../words/provider.tsx';
import { createMoney } from '../../words/money.ts';
import {
  personRecordMessages,
  type PersonRecordMessages,
} from '../../locales/en/PersonRecord.gen.ts';
import { purchaseCardMessages } from '../../locales/en/PurchaseCard.gen.ts';
import { findText, type SomeMessages } from '../../words/overrides.ts';
import { type FoundPerson, usePersonActions } from '../FindPerson/usePersonActions.ts';
import { Subheading } from '../Subheading.tsx';
import * as css from './PersonRecord.css.ts';

/** A purchase, as a record contains it. */
export interface RecordedPurchase {
  readonly id: number;
  /** What was bought. */
  readonly title: string;
  /** In the currency's minor unit. */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string;
  /** An unknown status is shown as pending. */
  readonly status: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The server's error code. */
  readonly errorCode: string | null;
  /** The stored values, of which the answers to the questions are shown. */
  readonly data?: Readonly<Record<string, unknown>>;
  /**
   * The questions that the buyer answered.
   *
   * @default []
   */
  readonly questions?: readonly PurchaseCardField[];
}

/** A mail that was or will be sent; times in ISO 8601. */
export interface RecordedMail {
  readonly id: number;
  readonly kind: string;
  readonly dueAt: string;
  readonly sentAt: string | null;
  readonly failedAt: string | null;
  /** The mail server's last error. */
  readonly errorMessage: string | null;
  readonly attempts: number;
}

/** The account that a person belongs to. */
export interface RecordedAccount {
  readonly email: string;
  /** The name of its language; null while none is chosen. */
  readonly language: string | null;
  /** The first sign-in, ISO 8601; null before it. */
  readonly signedInAt: string | null;
  readonly roles: readonly string[];
  /** The other people on the account. */
  readonly people: readonly FoundPerson[];
}

/** Everything on record about a person. */
export interface RecordedPerson {
  readonly id: number;
  readonly legalName: string;
  /** What the person is, with the membership's label instead of its key. */
  readonly subtitle: PersonSubtitle;
  readonly fields: PersonFields;
  readonly account: RecordedAccount | null;
  /** When something was last sent, ISO 8601; null if nothing was. */
  readonly awards: { readonly nominatedAt: string | null; readonly votedAt: string | null };
  readonly purchases: readonly RecordedPurchase[];
  readonly mails: readonly RecordedMail[];
  readonly log: readonly LoggedChange[];
}

/** A task that the crew can do for a person. */
export type DeskTask = 'edit' | 'membership' | 'email';

const TASKS: readonly DeskTask[] = ['edit', 'membership', 'email'];

export interface PersonRecordProps extends ElementProps {
  /** The record; undefined while it is loading. */
  record: RecordedPerson | undefined;
  /** Why it could not be loaded, in words; undefined otherwise. */
  errorMessage?: ReactNode;
  /** Called to load the record again. */
  onRetry: () => void;
  /** Returns the URL of a record, or of a task for that person. */
  getHref: (id: number, task?: DeskTask) => string;
  /** The URL of the search for people. */
  findHref: string;
  /**
   * Returns the label of a membership type.
   *
   * @default its key
   */
  getMembershipLabel?: (key: string) => string;
  /** Replaces single texts. */
  messages?: SomeMessages<PersonRecordMessages>;
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
 *   getHref={(id, task) => (task ? `/desk/${id}/${task}` : `/desk/${id}`)}
 *   findHref="/desk"
 * />
 * ```
 */
export const PersonRecord = (props: PersonRecordProps) => {
  const { record, errorMessage, onRetry, findHref } = props;
  const words = useMessages('PersonRecord', personRecordMessages, props.messages);
  const formatSubtitle = usePersonSubtitle();
  return (
    <Page
      {...elementProps(props)}
      title={record?.legalName ?? words.details}
      lead={record && words.record({ subtitle: formatSubtitle(record.subtitle), id: record.id })}
      width="wide"
    >
      <Retryable errorMessage={errorMessage} onRetry={onRetry}>
        {record ? (
          <Record {...props} record={record} words={words} />
        ) : (
          <Skeleton label={words.loading} shapes={['card', 'card']} />
        )}
      </Retryable>
      <p className={css.after}>
        <Link isAlone href={findHref}>
          {words.findAnother}
        </Link>
      </p>
    </Page>
  );
};

type RecordProps = PersonRecordProps & { record: RecordedPerson; words: PersonRecordMessages };

const Record = ({ record, getHref, getMembershipLabel, words }: RecordProps) => {
  const when = useFormatInstant();
  const renderTime = (time: string | null) =>
    time === null ? words.nothingSent : <time dateTime={time}>{when(time)}</time>;
  return (
    <Columns>
      <Stack>
        <Card title={words.actions({ name: record.legalName })}>
          <ActionList
            actions={TASKS.map((task) => ({
              id: task,
              label: words[task],
              href: getHref(record.id, task),
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
            <RecordLog log={record.log} getMembershipLabel={getMembershipLabel} />
            <Newest count={record.log.length} words={words} />
          </CardBody>
        </Card>
      </Stack>
      <Stack>
        <Account account={record.account} getHref={getHref} words={words} />
        <Purchases purchases={record.purchases} words={words} />
        <Mails mails={record.mails} words={words} />
        <Card title={words.awards} subtitle={words.awardsHint}>
          <CardBody>
            <Facts
              facts={[
                { label: words.nominated, value: renderTime(record.awards.nominatedAt) },
                { label: words.voted, value: renderTime(record.awards.votedAt) },
              ]}
            />
          </CardBody>
        </Card>
      </Stack>
    </Columns>
  );
};

/** Returns a field's value as lines; an empty string if there is nothing to read. */
function formatValue(value: PersonFields[PersonField]): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : [value.name, value.address, value.country].join('\n');
}

/** A person's details, and which fields are empty. */
const Details = ({ fields, words }: { fields: PersonFields; words: PersonRecordMessages }) => {
  const { getLabel } = useMemberFieldWords();
  const all = PERSON_FIELDS.map((field) => ({ field, value: formatValue(fields[field]) }));
  const filled = all.filter(({ value }) => !isBlank(value));
  const empty = all.filter(({ value }) => isBlank(value));
  return (
    <>
      <Facts facts={filled.map(({ field, value }) => ({ label: getLabel(field), value }))} />
      {empty.length > 0 && (
        <p className={css.quiet}>
          {words.notFilledIn({ fields: empty.map(({ field }) => getLabel(field)).join(', ') })}
        </p>
      )}
    </>
  );
};

interface AccountProps {
  account: RecordedAccount | null;
  getHref: (id: number) => string;
  words: PersonRecordMessages;
}

/** A person's account and the other people on it. */
const Account = ({ account, getHref, words }: AccountProps) => {
  const when = useFormatInstant();
  const toActions = usePersonActions(words);
  if (account === null) {
    return (
      <Card title={words.account}>
        <CardBody>
          <p>{words.noAccount}</p>
        </CardBody>
      </Card>
    );
  }
  const { language, signedInAt, roles, people } = account;
  const facts = [
    { label: words.language, value: language ?? words.languageNotChosen },
    {
      label: words.signedIn,
      value:
        signedInAt === null ? (
          words.neverSignedIn
        ) : (
          <time dateTime={signedInAt}>{when(signedInAt)}</time>
        ),
    },
    ...(roles.length > 0
      ? [
          {
            label: words.roles,
            value: roles.map((role) => findText(words.role, role) ?? role).join(', '),
          },
        ]
      : []),
  ];
  return (
    <Card title={words.account} subtitle={<span className={css.value}>{account.email}</span>}>
      <CardBody>
        <Facts facts={facts} />
        {people.length > 0 && <Subheading>{words.others}</Subheading>}
      </CardBody>
      {people.length > 0 && (
        <ActionList aria-label={words.others} actions={toActions(people, getHref)} />
      )}
    </Card>
  );
};

interface PurchasesProps {
  purchases: readonly RecordedPurchase[];
  words: PersonRecordMessages;
}

/** The purchases for a person or by their account, with status and price. */
const Purchases = ({ purchases, words }: PurchasesProps) => {
  const card = useMessages('PurchaseCard', purchaseCardMessages);
  const { locale, once } = useLocaleContext();
  const when = useFormatInstant();
  return (
    <Card title={words.purchases}>
      <CardBody>
        {purchases.length === 0 && <p>{words.noPurchases}</p>}
        {purchases.length > 0 && (
          <ul className={css.rows}>
            {purchases.map(
              ({ id, title, amount, currency, status, createdAt, errorCode, ...given }) => (
                <li key={id} className={css.row}>
                  <div className={css.what}>
                    <p>{title}</p>
                    <p className={css.quiet}>
                      #{id} · <time dateTime={createdAt}>{when(createdAt)}</time>
                      {errorCode !== null &&
                        ` · ${findText(card.problem, errorCode) ?? card.problem.other}`}
                    </p>
                    {listEntries(given.data ?? {}, given.questions ?? [], card).map((answer) => (
                      <p key={answer.key} className={css.quiet}>
                        {answer.label}: {answer.value}
                      </p>
                    ))}
                  </div>
                  <p className={css.state}>
                    <StatusTag status={status} words={card} />
                    <span>{createMoney(locale, currency, once).formatMoney(amount)}</span>
                  </p>
                </li>
              ),
            )}
          </ul>
        )}
        <Newest count={purchases.length} words={words} />
      </CardBody>
    </Card>
  );
};

interface MailsProps {
  mails: readonly RecordedMail[];
  words: PersonRecordMessages;
}

const MailStatus = ({ mail, words }: { mail: RecordedMail; words: PersonRecordMessages }) => {
  if (mail.sentAt !== null) return <Tag tone="success">{words.mailSent}</Tag>;
  if (mail.failedAt !== null) return <Tag tone="danger">{words.mailFailed}</Tag>;
  return <Tag>{words.mailWaiting}</Tag>;
};

/** When a mail was or will be sent, or why it was not. */
const MailNote = ({ mail, words }: { mail: RecordedMail; words: PersonRecordMessages }) => {
  const when = useFormatInstant();
  const done = mail.sentAt ?? mail.failedAt;
  return (
    <p className={css.quiet}>
      <time dateTime={done ?? mail.dueAt}>
        {done ? when(done) : words.mailDue({ time: when(mail.dueAt) })}
      </time>
      {mail.sentAt === null &&
        mail.attempts > 0 &&
        ` · ${words.attempts({ count: mail.attempts })}`}
      {mail.sentAt === null && mail.errorMessage !== null && ` · ${mail.errorMessage}`}
    </p>
  );
};

/** The mails to or about a person, with their status. */
const Mails = ({ mails, words }: MailsProps) => (
  <Card title={words.mails} subtitle={words.mailsHint}>
    <CardBody>
      {mails.length === 0 && <p>{words.noMails}</p>}
      {mails.length > 0 && (
        <ul className={css.rows}>
          {mails.map((mail) => (
            <li key={mail.id} className={css.row}>
              <div className={css.what}>
                <p>{findText(words.mail, mail.kind) ?? mail.kind}</p>
                <MailNote mail={mail} words={words} />
              </div>
              <p className={css.state}>
                <MailStatus mail={mail} words={words} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Newest count={mails.length} words={words} />
    </CardBody>
  </Card>
);

/** The maximum of purchases, mails and changes in a record. */
const MAX_ITEMS = 100;

/** A note that the list may contain only the newest items. */
const Newest = ({ count, words }: { count: number; words: PersonRecordMessages }) =>
  count < MAX_ITEMS ? null : <p className={css.quiet}>{words.newest({ count: MAX_ITEMS })}</p>;

/** A labelled value. */
interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labelled values, a line each. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={css.fact}>
        <dt className={css.term}>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
