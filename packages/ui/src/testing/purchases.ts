import type { PersonFields } from '@conkit/rules';
import type { CheckoutState } from '../blocks/Checkout/state.ts';
import type { PurchaseSubject, PurchaseTrouble } from '../components/PurchaseStatus/purchase.ts';
import type { CardPurchase } from '../components/PurchaseCard/entries.ts';

const nothing = () => undefined;

/** A name of 60 letters, in words that a line can hold and one that it cannot. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Smythe';

/** A buyer's person. */
export const aoife: PersonFields = { legal_name: 'Aoife Ní Bhriain', email: 'aoife@example.com' };

/** What is bought, in words. */
export const subject: PurchaseSubject = {
  what: ['Adult'],
  buyer: { who: 'Aoife Ní Bhriain', email: 'aoife@example.com' },
  amount: 21000,
};

/** How paying stands: nothing is under way and a card can be taken, but for what is said. */
export const checkout = (values: Partial<CheckoutState> = {}): CheckoutState => ({
  amount: 21000,
  phase: { name: 'idle' },
  trouble: null,
  sent: null,
  isDialogOpen: false,
  cards: 'ready',
  contact: 'registration@example.com',
  onPay: nothing,
  onContinue: nothing,
  onCancel: nothing,
  onRetry: nothing,
  ...values,
});

/** Every trouble that a purchase can have, by its kind. */
export const troubles: Readonly<Record<PurchaseTrouble['kind'], PurchaseTrouble>> = {
  declined: { kind: 'declined' },
  notStarted: { kind: 'notStarted' },
  notPaid: { kind: 'notPaid' },
  notReceived: { kind: 'notReceived' },
  notSent: { kind: 'notSent' },
  elsewhere: { kind: 'elsewhere' },
  refundDue: { kind: 'refundDue' },
  notLoaded: { kind: 'notLoaded' },
  repriced: { kind: 'repriced', before: 21000, now: 22500 },
  refused: { kind: 'refused', text: 'There is no connection to the server. Try again.' },
};

/** A paid bench, but for what is said. */
export const purchase = (values: Partial<CardPurchase> = {}): CardPurchase => ({
  amount: 6000,
  currency: 'eur',
  status: 'succeeded',
  created: '2019-03-01T11:41:57.449Z',
  updated: '2019-03-01T11:41:59.000Z',
  payment_email: 'aoife@example.com',
  person_name: 'Aoife Ní Bhriain',
  stripe_charge_id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
  stripe_receipt: null,
  invoice: null,
  error: null,
  data: { sponsor: 'In memory of a friend' },
  comments: null,
  ...values,
});
