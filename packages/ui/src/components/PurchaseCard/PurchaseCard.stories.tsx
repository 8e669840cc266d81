import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { DownloadIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { purchase } from '../../testing/purchases.ts';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { PurchaseCard } from './PurchaseCard.tsx';

const bench = purchase({ data: { sponsor: 'In memory of a friend', visible: true } });

const meta = {
  component: PurchaseCard,
  args: {
    title: 'Bench',
    subtitle: 'Sponsorship',
    purchase: bench,
    fields: [
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
    purchase: { ...bench, stripe_receipt: '1234-5678', comments: 'Thank you!\nSee you.' },
  },
};
export const Token: Story = {
  args: {
    title: 'Site selection token',
    purchase: { ...bench, amount: 4000, data: { token: '2RMJX1' } },
    fields: [{ key: 'token', label: 'Voting token' }],
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
    purchase: { ...bench, status: 'invoice', invoice: '2019-17', stripe_charge_id: null },
    children: <Button tone="primary">Pay by card</Button>,
  },
};
export const Failed: Story = {
  args: { purchase: { ...bench, status: 'failed', error: 'card_declined' } },
};
export const Processing: Story = { args: { purchase: { ...bench, status: 'processing' } } };
export const RequiresAction: Story = {
  args: { purchase: { ...bench, status: 'requires_action' } },
};
export const Refunded: Story = { args: { purchase: { ...bench, status: 'refunded' } } };
export const Disputed: Story = { args: { purchase: { ...bench, status: 'disputed' } } };
export const UnknownStatus: Story = { args: { purchase: { ...bench, status: 'weighed' } } };
export const Finnish: Story = {
  args: {
    title: 'Penkki',
    subtitle: 'Sponsorointi',
  },
  globals: finnish,
};
export const Phone: Story = { globals: phone };
export const Dark: Story = { ...Failed, globals: dark };
