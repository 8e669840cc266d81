import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useWhen } from '../../components/RecordLog/useWhen.ts';
import { Newest } from './Newest.tsx';
import * as css from './PersonRecord.css.ts';
import type { PersonRecordMessages } from './PersonRecord.messages.ts';
import type { RecordedMail } from './types.ts';

interface MailsProps {
  mails: readonly RecordedMail[];
  words: PersonRecordMessages;
}

const State = ({ mail, words }: { mail: RecordedMail; words: PersonRecordMessages }) => {
  if (mail.sent !== null) return <Tag tone="success">{words.mailSent}</Tag>;
  if (mail.failed !== null) return <Tag tone="danger">{words.mailFailed}</Tag>;
  return <Tag>{words.mailWaiting}</Tag>;
};

/** When a mail was or will be sent, or why it was not. */
const MailNote = ({ mail, words }: { mail: RecordedMail; words: PersonRecordMessages }) => {
  const when = useWhen();
  const done = mail.sent ?? mail.failed;
  return (
    <p className={css.quiet}>
      <time dateTime={done ?? mail.due}>{done ? when(done) : words.mailDue(when(mail.due))}</time>
      {mail.sent === null && mail.attempts > 0 && ` · ${words.attempts(mail.attempts)}`}
      {mail.sent === null && mail.error !== null && ` · ${mail.error}`}
    </p>
  );
};

/** The mails to or about a person, with their status. */
export const Mails = ({ mails, words }: MailsProps) => (
  <Card title={words.mails} subtitle={words.mailsHint}>
    <CardBody>
      {mails.length === 0 && <p>{words.noMails}</p>}
      {mails.length > 0 && (
        <ul className={css.rows}>
          {mails.map((mail) => (
            <li key={mail.id} className={css.row}>
              <div className={css.what}>
                <p>{words.mail(mail.kind)}</p>
                <MailNote mail={mail} words={words} />
              </div>
              <p className={css.state}>
                <State mail={mail} words={words} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Newest count={mails.length} words={words} />
    </CardBody>
  </Card>
);
