import { PaymentDialogFrame } from '@conkit/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useIsOnline } from '../browser/useIsOnline.ts';
import type { PaymentProvider } from './provider.ts';
import { toPurchaseSubject, useCheckoutProblem, type Purchase } from './usePurchase.ts';

interface PaymentDialogProps {
  provider: PaymentProvider;
  purchase: Purchase;
}

/** Pays by card with the provider's card form and authentication. Loaded on demand. */
export function PaymentDialog({ provider, purchase }: PaymentDialogProps) {
  const { config } = useRouteContext({ from: '__root__' });
  const isOffline = !useIsOnline();
  const { CardForm, Authentication } = provider;
  const { phase, problem, intent, subject, amount, dispatch, buy } = purchase;
  const { who, email, what } = subject;
  const { name, year, title = `${name} ${year}` } = config.event;
  return (
    <PaymentDialogFrame
      subject={{ items: what, buyer: { name: who, email }, amount }}
      phase={phase}
      problem={useCheckoutProblem(problem)}
      sentPurchase={intent && toPurchaseSubject(intent)}
      contactEmail={config.contact.registration}
      isOffline={isOffline}
      onClose={() => dispatch({ type: 'dialogClosed' })}
      payee={config.name}
      conventionName={title}
      renderCardForm={(frame) => (
        <CardForm
          {...frame}
          amount={amount}
          currency={config.currency}
          email={email}
          onSource={(source) => void buy(source)}
        />
      )}
      authentication={
        phase.kind === 'authenticating' && (
          <Authentication
            clientSecret={phase.clientSecret}
            onDone={() => dispatch({ type: 'bankAnswered' })}
          />
        )
      }
    />
  );
}
