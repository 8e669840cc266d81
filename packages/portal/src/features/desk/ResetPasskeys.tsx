import type { User } from '@conkit/api-client';
import { MAX_EMAIL_LENGTH, MAX_REASON_LENGTH } from '@conkit/rules';
import { Button, CardBody, FoldingCard, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { resetPasskeysMutation } from '../../api/admin.ts';
import * as css from '../../shell/desk.css.ts';
import { useMessages } from '../../shell/messages.tsx';
import { ActProblem, SignInAgain } from './SignInAgain.tsx';

/** Removes all passkeys of another administrator who lost them. */
export function ResetPasskeys({ user }: { user: User }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, variables, error, isPending } = useMutation({
    ...resetPasskeysMutation(api),
    onSuccess: (_, sent) => {
      messages.show(t`${sent.email} signs in by mail and adds a new passkey.`, 'success');
      setEmail('');
      setReason('');
    },
  });
  const isComplete = email.trim() !== '' && reason.trim() !== '';
  return (
    <FoldingCard
      title={t`Let in an administrator who lost their passkeys`}
      hint={t`Removes all of them`}
      isOpen={false}
    >
      <CardBody>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isComplete && !isPending) mutate({ email: email.trim(), reason: reason.trim() });
          }}
        >
          <TextField
            label={t`Email of the administrator`}
            type="email"
            maxLength={MAX_EMAIL_LENGTH}
            value={email}
            onChange={setEmail}
          />
          <TextField
            label={t`Reason`}
            description={t`For the audit log.`}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={setReason}
          />
          <ActProblem error={error} />
          <div className={css.buttons}>
            <Button tone="primary" type="submit" isDisabled={!isComplete} isPending={isPending}>
              <Trans>Remove their passkeys</Trans>
            </Button>
          </div>
        </form>
        <SignInAgain
          email={user.email}
          error={error}
          onSignedIn={() => variables && mutate(variables)}
        />
      </CardBody>
    </FoldingCard>
  );
}
