import type { FieldError } from '@conkit/api-client';
import { ChangeEmail } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { changeEmailMutation } from '../../api/admin.ts';
import { ApiError } from '../../api/problem.ts';
import { useRefusals } from '../../i18n/useRefusals.ts';
import { needsFreshSignIn, SignInAgain } from './SignInAgain.tsx';
import { useAct, useDeskProblem, type ActForProps } from './deskTask.ts';

const NONE: readonly FieldError[] = [];
const findEmailField = ({ pointer }: FieldError) =>
  pointer === '/body/email' ? 'email' : undefined;

/** Moves a person to another email address. */
export function MoveEmail({ user, record: { person, account } }: ActForProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useDeskProblem();
  const { back, done } = useAct(person.id);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const name = person.legal_name;
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({
    ...changeEmailMutation(api, person.id),
    onSuccess: () => done(name),
  });
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  const refusals = useRefusals(errors ?? NONE, findEmailField);
  return (
    <>
      <ChangeEmail
        name={name}
        operator={user.email}
        present={person.email}
        others={account?.people.map(({ legal_name }) => legal_name) ?? []}
        value={email}
        onChange={(text) => {
          setEmail(text);
          if (error) reset();
        }}
        error={refusals.get('email')}
        reason={reason}
        onReasonChange={setReason}
        isSending={isPending || isSuccess}
        problem={error && !needsFreshSignIn(error) ? problemText(error) : undefined}
        onMove={() => mutate({ email: email.trim(), reason })}
        onCancel={back}
      />
      <SignInAgain
        email={user.email}
        error={error}
        onSignedIn={() => variables && mutate(variables)}
      />
    </>
  );
}
