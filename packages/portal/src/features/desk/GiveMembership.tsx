import { endingRights } from '@conkit/rules';
import { SetMembership } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { setMembershipMutation } from '../../api/admin.ts';
import { useLanguage } from '../../i18n/language.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { useAct, useDeskProblem, type ActForProps } from './deskTask.ts';

/** Changes a person's membership without a payment. */
export function GiveMembership({ config, user, record: { person } }: ActForProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const problemText = useDeskProblem();
  const { back, done } = useAct(person.id);
  const [membership, setMembership] = useState('');
  const [reason, setReason] = useState('');
  const name = person.legal_name;
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...setMembershipMutation(api, person.id),
    onSuccess: () => done(name),
  });
  const types = config.membershipTypes;
  const labelOf = (key: string) => membershipLabel(types, key, language);
  const isChosen = membership !== '';
  return (
    <SetMembership
      name={name}
      operator={user.email}
      present={labelOf(person.membership)}
      options={Object.keys(types)
        .filter((key) => key !== person.membership)
        .map((key) => ({ value: key, label: labelOf(key) }))}
      value={membership}
      onChange={setMembership}
      begins={isChosen ? endingRights(types, membership, person.membership) : []}
      ends={isChosen ? endingRights(types, person.membership, membership) : []}
      bringsNumber={
        isChosen && person.member_number === null && endingRights(types, membership, '').length > 0
      }
      reason={reason}
      onReasonChange={setReason}
      isSending={isPending || isSuccess}
      problem={error ? problemText(error) : undefined}
      onSet={() => mutate({ membership, reason })}
      onCancel={back}
    />
  );
}
