import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { useWhen } from '../../components/RecordLog/useWhen.ts';
import { usePersonActions } from '../FindPerson/usePersonActions.ts';
import { Facts } from './Facts.tsx';
import * as css from './PersonRecord.css.ts';
import type { PersonRecordMessages } from './PersonRecord.messages.ts';
import type { RecordedAccount } from './types.ts';

interface AccountProps {
  account: RecordedAccount | null;
  hrefOf: (id: number) => string;
  words: PersonRecordMessages;
}

/** A person's account and the other people on it. */
export const Account = ({ account, hrefOf, words }: AccountProps) => {
  const when = useWhen();
  const actionsOf = usePersonActions(words);
  if (account === null) {
    return (
      <Card title={words.account}>
        <CardBody>
          <p>{words.noAccount}</p>
        </CardBody>
      </Card>
    );
  }
  const { language, signedIn, roles, people } = account;
  const facts = [
    { label: words.language, value: language ?? words.languageNotChosen },
    {
      label: words.signedIn,
      value:
        signedIn === null ? words.neverSignedIn : <time dateTime={signedIn}>{when(signedIn)}</time>,
    },
    ...(roles.length > 0 ? [{ label: words.roles, value: roles.map(words.role).join(', ') }] : []),
  ];
  return (
    <Card title={words.account} subtitle={<span className={css.value}>{account.email}</span>}>
      <CardBody>
        <Facts facts={facts} />
        {people.length > 0 && <h3>{words.others}</h3>}
      </CardBody>
      {people.length > 0 && (
        <ActionList aria-label={words.others} actions={actionsOf(people, hrefOf)} />
      )}
    </Card>
  );
};
