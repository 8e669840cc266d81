import { Button, Notice, ProviderStep, SandboxCard, StepActions, type TypedCard } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/problem.ts';
import { sandboxAuthenticationMutation } from '../../api/purchases.ts';
import { useProblemText } from '../../shell/problemText.ts';
import type { AuthenticationProps, CardFormProps, PaymentProvider } from '../provider.ts';
import { findToken, listWrongFields, testCards } from './testCards.ts';

/** The payment sandbox: no script, no account, no charges. */
export const loadProvider = (): Promise<PaymentProvider> =>
  Promise.resolve({ CardForm: SandboxCardForm, Authentication: SandboxBank });

const noCard: TypedCard = { number: '', expiry: '', code: '', postcode: '' };

/**
 * The sandbox's card form. It accepts test numbers only and sends a token that selects the outcome, never
 * the number.
 */
function SandboxCardForm({ id, isDisabled, onSource }: CardFormProps) {
  const [card, setCard] = useState(noCard);
  const token = findToken(card.number);
  return (
    <SandboxCard
      id={id}
      isDisabled={isDisabled}
      cards={testCards}
      value={card}
      onChange={setCard}
      invalidFields={listWrongFields(card)}
      onSubmit={() => {
        if (token !== undefined && !isDisabled) onSource(token);
      }}
    />
  );
}

/** Simulates the bank's page on which a card holder confirms a payment (3-D Secure). */
function SandboxBank({ clientSecret, onDone }: AuthenticationProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const answer = useMutation({
    ...sandboxAuthenticationMutation(api),
    onSuccess: onDone,
    // The payment no longer waits: it was confirmed before, or in another tab.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'not_found') onDone();
    },
  });
  const say = (approve: boolean) => () => answer.mutate({ client_secret: clientSecret, approve });
  return (
    <ProviderStep>
      <p>
        <Trans>Your bank asks you to confirm this payment. In the sandbox you play the bank.</Trans>
      </p>
      {answer.isError && (
        <Notice tone="danger" role="alert">
          {problemText(answer.error)}
        </Notice>
      )}
      <StepActions>
        <Button tone="primary" isDisabled={answer.isPending} onPress={say(true)}>
          <Trans>Approve the payment</Trans>
        </Button>
        <Button isDisabled={answer.isPending} onPress={say(false)}>
          <Trans>Refuse the payment</Trans>
        </Button>
      </StepActions>
    </ProviderStep>
  );
}
