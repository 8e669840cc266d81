import type { PersonFields } from '@conkit/rules';
import type { CheckoutState } from '../blocks/Checkout/Checkout.tsx';
import type { PurchaseSubject, PurchaseProblem } from '../components/PurchaseStatus/purchase.ts';
import type { CardPurchase } from '../components/PurchaseCard/PurchaseCard.tsx';

const nothing = () => undefined;

/** A name of 60 letters with one word that fits a line and one that doesn't. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Smythe';

/** The person of the buyer. */
export const aoife: PersonFields = { legal_name: 'Aoife Ní Bhriain', email: 'aoife@example.com' };

/** The text of what is bought. */
export const subject: PurchaseSubject = {
  items: ['Adult'],
  buyer: { name: 'Aoife Ní Bhriain', email: 'aoife@example.com' },
  amount: 21000,
};

/** Creates an idle checkout that is ready for a card, with changes. */
export const checkout = (values: Partial<CheckoutState> = {}): CheckoutState => ({
  amount: 21000,
  phase: { kind: 'idle' },
  problem: null,
  sentPurchase: null,
  isDialogOpen: false,
  cardStatus: 'ready',
  contactEmail: 'registration@example.com',
  onPay: nothing,
  onContinue: nothing,
  onCancel: nothing,
  onRetry: nothing,
  ...values,
});

/** Every kind of purchase problem. */
export const troubles: Readonly<Record<PurchaseProblem['kind'], PurchaseProblem>> = {
  declined: { kind: 'declined' },
  notStarted: { kind: 'notStarted' },
  notPaid: { kind: 'notPaid' },
  placesGone: { kind: 'placesGone' },
  notReceived: { kind: 'notReceived' },
  notSent: { kind: 'notSent' },
  elsewhere: { kind: 'elsewhere' },
  refundDue: { kind: 'refundDue' },
  notLoaded: { kind: 'notLoaded' },
  repriced: { kind: 'repriced', previousAmount: 21000, currentAmount: 22500 },
  refused: { kind: 'refused', errorMessage: 'There is no connection to the server. Try again.' },
};

/** Creates a paid purchase of a bench, with changes. */
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
