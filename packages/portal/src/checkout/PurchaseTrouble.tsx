import { Notice, useMoney } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useProblemText } from '../shell/problemText.ts';
import type { Trouble } from './purchaseFlow.ts';

/** Why a purchase did not go on, and what can be done. Only what is certain is said. */
export function PurchaseTrouble({ trouble }: { trouble: Trouble }) {
  const problemText = useProblemText();
  const { money } = useMoney();
  const { registration } = useRouteContext({ from: '__root__' }).config.contact;
  switch (trouble.kind) {
    case 'declined':
      return (
        <Notice tone="danger" role="alert" title={<Trans>The card was declined</Trans>}>
          <Trans>Nothing has been charged. Try another card, or ask your bank.</Trans>
        </Notice>
      );
    case 'notStarted':
      return (
        <Notice tone="danger" role="alert" title={<Trans>The payment could not be started</Trans>}>
          <Trans>
            Your card was not charged, and another card would not help. Try again later, or write to{' '}
            <a href={`mailto:${registration}`}>{registration}</a>.
          </Trans>
        </Notice>
      );
    case 'notPaid':
      return (
        <Notice tone="danger" role="alert" title={<Trans>The payment was not made</Trans>}>
          <Trans>
            Your bank declined or did not confirm it, or it was cancelled. Nothing has been bought,
            and you pay nothing. You can try again, or try another card.
          </Trans>
        </Notice>
      );
    case 'notReceived':
      return (
        <Notice tone="warning" role="alert" title={<Trans>Nothing has been bought yet</Trans>}>
          <Trans>
            The purchase did not reach us, and nothing has been charged. You can try again.
          </Trans>
        </Notice>
      );
    case 'notSent':
      return (
        <Notice tone="warning" role="alert" title={<Trans>This purchase was not sent</Trans>}>
          <Trans>
            An earlier try may still be on its way to us. It must be cancelled first, so that you do
            not pay twice, and that did not work. Check your network and try again.
          </Trans>
        </Notice>
      );
    case 'elsewhere':
      return (
        <Notice tone="warning" role="alert" title={<Trans>This is being paid already</Trans>}>
          <Trans>
            A payment for the same is under way in another window, or by somebody else. Wait for how
            it ends before you pay.
          </Trans>
        </Notice>
      );
    case 'refundDue':
      return (
        <Notice tone="warning" role="alert" title={<Trans>You will get your money back</Trans>}>
          <Trans>
            The payment went through, but what you bought had changed in the meantime and cannot be
            given to you. We have been told and will pay the money back; a mail tells you more.
          </Trans>
        </Notice>
      );
    case 'repriced':
      return (
        <Notice tone="warning" role="alert" title={<Trans>The price has changed</Trans>}>
          <Trans>
            The total is now {money(trouble.now)} instead of {money(trouble.before)}. Nothing has
            been charged. Go on only if you agree.
          </Trans>
        </Notice>
      );
    case 'notLoaded':
      return (
        <Notice tone="danger" role="alert" title={<Trans>The card form did not load</Trans>}>
          <Trans>Nothing has been charged. Check your network and try again.</Trans>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="danger" role="alert">
          {problemText(trouble.error)}
        </Notice>
      );
  }
}
