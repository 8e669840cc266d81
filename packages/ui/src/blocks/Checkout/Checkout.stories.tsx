import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { checkout, LONG_NAME, subject, troubles } from '../../testing/purchases.ts';
import { inEveryMode } from '../../testing/modes.ts';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { Checkout, type CheckoutState } from './Checkout.tsx';

const meta = {
  component: Checkout,
  args: {
    checkout: checkout(),
    isReady: true,
    missingFields: [
      { key: 'name', text: 'Legal name', controlName: 'legal_name' },
      {
        key: 'email',
        text: 'Email: Write a whole address, like name@example.com.',
        controlName: 'email',
      },
    ],
    onInvalid: fn(),
  },
  decorators: [onCard],
  parameters: {
    usage: {
      Checkout: {
        notFor: 'A payment page: it is the end of a form that sells something.',
        keys: keys.button,
        screenReader:
          'The total, the button with the price, and, after a press on an incomplete form, the missing fields as links.',
        dos: ['Keep the button enabled: a press shows what is missing.'],
        donts: ['Take a card before the rest of the form is valid.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'TriedTooEarly',
      parts: [
        ['What is missing', 'ul', 'Appears after a press. Each entry goes to its field.'],
        ['Total', 'div:has(> button), div:has(> div > button)', 'The price, always in view.'],
        ['Pay', 'button', 'Names the way and the amount. It stays enabled.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const standing = (values: Partial<CheckoutState>): Story => ({
  args: { checkout: checkout({ sentPurchase: subject, ...values }) },
});

export const Ready: Story = {};
export const SomethingMissing: Story = { args: { isReady: false } };
export const TriedTooEarly: Story = {
  args: { isReady: false, isSubmitted: true },
  parameters: inEveryMode,
};
export const NothingToBuy: Story = {
  args: {
    checkout: checkout({ amount: 0 }),
    isReady: false,
    missingFields: [],
    unavailableReason: 'There is nothing to pay: this membership cannot be upgraded further.',
    total: null,
  },
};
export const Cents: Story = standing({ amount: 21050 });
export const Free: Story = standing({ amount: 0, isFree: true });
export const FreeAndWorking: Story = standing({
  amount: 0,
  isFree: true,
  phase: { kind: 'sending' },
});
export const NothingToPay: Story = { args: { checkout: checkout({ amount: 0 }), total: null } };
export const CardFormLoading: Story = standing({ isLoading: true });
export const CardsLoading: Story = standing({ cardStatus: 'loading' });
export const CardsNotReached: Story = standing({ cardStatus: 'failed' });
export const CardsNotTaken: Story = standing({ cardStatus: 'unavailable' });

export const CardFormNotLoaded: Story = standing({ problem: troubles.notLoaded });
export const NotReceived: Story = standing({ problem: troubles.notReceived });
export const NotSent: Story = standing({ problem: troubles.notSent });
export const PaidElsewhere: Story = standing({ problem: troubles.elsewhere });
export const PriceChanged: Story = standing({ amount: 22500, problem: troubles.repriced });
export const MoneyGoesBack: Story = standing({ problem: troubles.refundDue });
export const Refused: Story = standing({ problem: troubles.refused });

export const AnswerLost: Story = standing({ phase: { kind: 'asking', isOutcomeUnknown: true } });
export const AnswerLostOffline: Story = standing({
  phase: { kind: 'asking', isOutcomeUnknown: true },
  isOffline: true,
});
export const WaitingForTheBank: Story = standing({
  phase: { kind: 'asking', isOutcomeUnknown: false },
});
export const Processing: Story = standing({ phase: { kind: 'processing' } });
export const BankWaits: Story = standing({ phase: { kind: 'authenticating' } });
export const BankWaitsAndIsCancelled: Story = standing({
  phase: { kind: 'authenticating', isCancelling: true },
});
/** Another tab of this browser started the purchase, so its buyer is not shown. */
export const LeftOpenInAnotherTab: Story = standing({
  phase: { kind: 'processing' },
  sentPurchase: { ...subject, buyer: null },
});
export const LongName: Story = standing({
  phase: { kind: 'authenticating' },
  sentPurchase: {
    ...subject,
    items: [LONG_NAME, 'Paper progress reports'],
    buyer: { name: LONG_NAME, email: `${LONG_NAME.replaceAll(' ', '.')}@example.com` },
  },
});
export const RightToLeft: Story = { ...BankWaits, decorators: [rightToLeft] };
export const PhoneTriedTooEarly: Story = { ...TriedTooEarly, globals: phone };
export const FinnishTriedTooEarly: Story = { ...TriedTooEarly, globals: finnish };
export const Finnish: Story = { ...PriceChanged, globals: finnish };
export const FinnishProcessing: Story = { ...Processing, globals: finnish };
export const Phone: Story = { ...BankWaits, globals: phone };
export const Dark: Story = { ...PriceChanged, globals: dark };
