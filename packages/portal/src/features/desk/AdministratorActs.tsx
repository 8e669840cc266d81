import type { User } from '@conkit/api-client';
import { MAX_EMAIL_LENGTH, MAX_REASON_LENGTH } from '@conkit/rules';
import { Button, CardBody, FoldingCard, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { liftLimitsMutation, resetPasskeysMutation } from '../../api/admin.ts';
import * as css from '../../shell/desk.css.ts';
import { useMessages } from '../../shell/messages.tsx';
import { ActProblem, SignInAgain } from './SignInAgain.tsx';

/** Resets all rate limits of another administrator. */
export function LiftLimits({ user }: { user: User }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  return (
    <AdministratorAct
      user={user}
      title={t`Lift the limits of another administrator`}
      hint={t`When the desk tells them to wait`}
      button={<Trans>Lift the limits</Trans>}
      mutation={liftLimitsMutation(api)}
      describeSuccess={(email) => t`${email} can go on.`}
    />
  );
}

/** Removes all passkeys of another administrator who lost them. */
export function ResetPasskeys({ user }: { user: User }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  return (
    <AdministratorAct
      user={user}
      title={t`Let in an administrator who lost their passkeys`}
      hint={t`Removes all of them`}
      button={<Trans>Remove their passkeys</Trans>}
      mutation={resetPasskeysMutation(api)}
      describeSuccess={(email) => t`${email} signs in by mail and adds a new passkey.`}
    />
  );
}

interface AdministratorActProps {
  user: User;
  title: string;
  hint: string;
  /** The button's label. */
  button: ReactNode;
  mutation: ReturnType<typeof liftLimitsMutation> | ReturnType<typeof resetPasskeysMutation>;
  /** Returns the message after the act. */
  describeSuccess: (email: string) => string;
}

/** An act on the account of another administrator, with a reason. */
function AdministratorAct(props: AdministratorActProps) {
  const { user, title, hint, button, mutation, describeSuccess } = props;
  const { t } = useLingui();
  const messages = useMessages();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, variables, error, isPending } = useMutation({
    ...mutation,
    onSuccess: (_, sent) => {
      messages.show(describeSuccess(sent.email), 'success');
      setEmail('');
      setReason('');
    },
  });
  const isComplete = email.trim() !== '' && reason.trim() !== '';
  return (
    <FoldingCard title={title} hint={hint} isOpen={false}>
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
              {button}
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
