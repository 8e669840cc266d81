import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { DownloadIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { type CardPurchase, PurchaseCard } from './PurchaseCard.tsx';

const purchase: CardPurchase = {
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
  data: { sponsor: 'In memory of a friend', visible: true },
  comments: null,
};

const meta = {
  component: PurchaseCard,
  args: {
    title: 'Bench',
    subtitle: 'Sponsorship',
    purchase,
    shape: [
      { key: 'sponsor', label: 'Text of the sign' },
      { key: 'visible', label: 'On the website' },
    ],
  },
  parameters: {
    usage: {
      PurchaseCard: {
        notFor: 'Payment. It shows a purchase and may contain a button.',
        keys: keys.none,
        screenReader:
          'A region named by what was bought. The status in words, then each fact as a term with its value.',
        dos: ['Show all known data. People copy it into mails to the registration team.'],
        donts: ['Shorten a charge id. Banks ask for it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof PurchaseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const PaidWithReceipt: Story = {
  args: {
    purchase: { ...purchase, stripe_receipt: '1234-5678', comments: 'Thank you!\nSee you.' },
  },
};
export const Token: Story = {
  args: {
    title: 'Site selection token',
    purchase: { ...purchase, amount: 4000, data: { token: '2RMJX1' } },
    shape: [{ key: 'token', label: 'Voting token' }],
    children: (
      <Link
        href="/api/people/5/ballot"
        download="ballot-5.pdf"
        tone="outline"
        icon={<DownloadIcon />}
      >
        Download your ballot
      </Link>
    ),
  },
};
export const Invoice: Story = {
  args: {
    purchase: { ...purchase, status: 'invoice', invoice: '2019-17', stripe_charge_id: null },
    children: <Button tone="primary">Pay by card</Button>,
  },
};
export const Failed: Story = {
  args: { purchase: { ...purchase, status: 'failed', error: 'card_declined' } },
};
export const Processing: Story = { args: { purchase: { ...purchase, status: 'processing' } } };
export const RequiresAction: Story = {
  args: { purchase: { ...purchase, status: 'requires_action' } },
};
export const Refunded: Story = { args: { purchase: { ...purchase, status: 'refunded' } } };
export const Disputed: Story = { args: { purchase: { ...purchase, status: 'disputed' } } };
export const UnknownStatus: Story = { args: { purchase: { ...purchase, status: 'weighed' } } };
export const Finnish: Story = {
  args: {
    title: 'Penkki',
    subtitle: 'Sponsorointi',
  },
  globals: finnish,
};
export const Phone: Story = { globals: phone };
export const Dark: Story = { ...Failed, globals: dark };
