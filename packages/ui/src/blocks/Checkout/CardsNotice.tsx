import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { CheckoutMessages } from './Checkout.messages.tsx';
import type { CheckoutState } from './state.ts';

interface CardsNoticeProps extends Pick<CheckoutState, 'cards' | 'contact' | 'onRetry'> {
  words: CheckoutMessages;
}

/** Replaces the pay button until cards can be accepted. */
export function CardsNotice({ cards, contact, onRetry, words }: CardsNoticeProps) {
  if (cards === 'ready') return null;
  if (cards === 'loading') return <Busy>{words.gettingReady}</Busy>;
  return cards === 'failed' ? (
    <Notice tone="danger" role="alert" action={<Button onPress={onRetry}>{words.tryAgain}</Button>}>
      {words.cardsFailed}
    </Notice>
  ) : (
    <Notice tone="warning">
      {words.cardsUnavailable(<a href={`mailto:${contact}`}>{contact}</a>)}
    </Notice>
  );
}
