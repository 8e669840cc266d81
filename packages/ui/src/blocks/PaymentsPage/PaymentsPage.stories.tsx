import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { CardPurchase } from '../../components/PurchaseCard/PurchaseCard.tsx';
import { checkout, LONG_NAME, purchase, troubles } from '../../testing/purchases.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { Checkout } from '../Checkout/Checkout.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';
import { PurchaseList, type ListedPurchase } from './PurchaseList.tsx';
import { UnknownPurchase } from './UnknownPurchase.tsx';

const listed = (values: Partial<CardPurchase> = {}, title = 'Bench'): ListedPurchase => ({
  id: title,
  title,
  subtitle: 'Sponsorship',
  purchase: purchase(values),
  fields: [{ key: 'sponsor', label: 'Text of the sign' }],
});
const pay = (state = {}) => (
  <Checkout checkout={checkout({ amount: 6000, ...state })} isReady total={null} />
);
const invoice = { ...listed({ status: 'invoice', invoice: '2019-17' }), children: pay() };

const meta = {
  component: PaymentsPage,
  subcomponents: { PurchaseList },
  args: {
    categories: [
      {
        key: 'sponsor',
        label: 'Sponsorship',
        types: [
          { key: 'lounge', label: 'Lounge', amount: 50000 },
          { key: 'bench', label: 'Bench', amount: 6000 },
          { key: 'other', label: 'Something else' },
        ],
      },
      {
        key: 'siteselect',
        label: 'Site selection',
        types: [{ key: 'ss-token', label: 'Site selection token', amount: 4000 }],
      },
    ],
    hasDaypasses: true,
    purchases: [],
    hasError: false,
    isLoading: false,
    onRetry: fn(),
  },
  parameters: {
    usage: {
      PaymentsPage: {
        notFor: 'A single purchase: use `PurchaseCard` or `Receipt`.',
        keys: keys.link,
        screenReader: 'A region of purchases, newest first, and one of other items on sale.',
        dos: ['Put open invoices first.'],
        donts: ['Leave out a failed payment: people look for it.'],
      },
      PurchaseList: {
        notFor: 'The page around it.',
        keys: keys.button,
        screenReader:
          'A region for each purchase. If they could not be loaded, an alert and “Try again”. With `more`, how many are shown, announced each time older ones are added.',
        dos: [
          'Show invoices in it, too.',
          'Pass `more` when an account has more than 50 purchases.',
        ],
        donts: ['Load older purchases before the reader asks for them.'],
      },
      UnknownPurchase: {
        notFor: 'Forms of items that are on sale.',
        keys: keys.link,
        screenReader: 'That nothing of this kind is on sale, and a link to what is.',
        dos: ['Use it for old links.'],
        donts: ['Show an empty form instead.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Invoice',
      parts: [
        ['Purchase', 'section', '`PurchaseCard`: newest first, open invoices before all.'],
        ['Status', 'header span', 'A word and a colour.'],
        ['Details', 'dl', 'Everything that a question about it will need.'],
        ['Pay', 'section button', 'Only on an open invoice.'],
        ['On sale', 'ul', 'What else the convention sells.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof PaymentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = (values: Partial<CardPurchase>): Story => ({ args: { purchases: [listed(values)] } });

export const NothingBought: Story = {};
export const NothingToBuy: Story = { args: { categories: [] } };
export const OnePurchase: Story = one({});
export const Invoice: Story = { args: { purchases: [invoice] } };
export const InvoicePaidElsewhere: Story = {
  args: { purchases: [{ ...invoice, children: pay({ problem: troubles.elsewhere }) }] },
};
export const RequiresAction: Story = {
  args: {
    purchases: [
      {
        ...listed({ status: 'requires_action', stripe_charge_id: null }),
        children: pay({ phase: { name: 'authenticating' } }),
      },
    ],
  },
};
export const Processing: Story = one({ status: 'processing', stripe_charge_id: null });
export const Failed: Story = one({ status: 'failed', error: 'card_declined' });
export const Refunded: Story = one({ status: 'refunded' });
export const Disputed: Story = one({ status: 'disputed' });
export const UnknownStatus: Story = one({ status: 'weighed' });
const many: readonly [title: string, values: Partial<CardPurchase>][] = [
  ['Lounge', { amount: 50000 }],
  ['Site selection token', { status: 'processing', amount: 4000, data: {} }],
  ['Supporting membership', { status: 'failed', error: 'abandoned', data: {} }],
  ['Adult', { status: 'refunded', amount: 21000, data: {} }],
  ['Young adult', { status: 'disputed', amount: 10000, data: {} }],
];
export const ManyPurchases: Story = {
  args: {
    purchases: [invoice, ...many.map(([title, values]) => listed(values, title))],
  },
};
const more = { hasMore: true, isLoading: false, hasError: false, onLoadMore: fn() };
/** An account with more purchases than the page shows at first. */
export const OlderPurchases: Story = { args: { ...ManyPurchases.args, more } };
export const OlderBeingLoaded: Story = {
  args: { ...ManyPurchases.args, more: { ...more, isLoading: true } },
};
export const OlderNotLoaded: Story = {
  args: { ...ManyPurchases.args, more: { ...more, hasError: true } },
};
export const AllPurchasesShown: Story = {
  args: { ...ManyPurchases.args, more: { ...more, hasMore: false } },
};
export const NotLoaded: Story = { args: { hasError: true } };
export const BeingLoadedOnceMore: Story = { args: { hasError: true, isLoading: true } };
export const NotLoadedAnew: Story = { args: { hasError: true, purchases: [listed()] } };
export const LongName: Story = {
  args: {
    purchases: [
      { ...listed({ person_name: LONG_NAME, data: { sponsor: LONG_NAME } }), title: LONG_NAME },
    ],
  },
};
export const RightToLeft: Story = { ...ManyPurchases, decorators: [rightToLeft] };
export const Finnish: Story = { ...ManyPurchases, globals: finnish };
export const Phone: Story = { ...ManyPurchases, globals: phone };
export const Dark: Story = { ...ManyPurchases, globals: dark };

/** The URL names an item that is not on sale. */
export const Unknown: Story = { render: () => <UnknownPurchase /> };
