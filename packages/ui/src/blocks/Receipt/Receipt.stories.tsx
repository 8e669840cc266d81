import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/purchases.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { Receipt } from './Receipt.tsx';
import type { ReceiptOrder } from './Receipt.messages.tsx';
import { ReceiptNotice } from './ReceiptNotice.tsx';

const meta = {
  component: Receipt,
  subcomponents: { ReceiptNotice },
  args: {
    sold: { kind: 'membership', loginLinkMinutes: 10, hasAwards: true },
    isPaid: true,
    buyer: { who: 'Aoife Ní Bhriain', email: 'aoife@example.com' },
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (order: ReceiptOrder): Story => ({
  render: () => <ReceiptNotice order={order} email="aoife@example.com" />,
});

export const Membership: Story = {};
export const MembershipWithoutAwards: Story = {
  args: { sold: { kind: 'membership', loginLinkMinutes: 10 } },
};
export const SignedUp: Story = { args: { isPaid: false } };
export const Daypass: Story = { args: { sold: { kind: 'daypass', loginLinkMinutes: 10 } } };
export const Item: Story = { args: { sold: { kind: 'item' } } };
/** Bought in a tab that was closed since: nobody is named. */
export const BuyerNotKnown: Story = { args: { buyer: null } };
export const ItemOfBuyerNotKnown: Story = { args: { sold: { kind: 'item' }, buyer: null } };

export const SignedInMembership: Story = signedIn('membership');
export const SignedInDaypass: Story = signedIn('daypass');
export const SignedInUpgrade: Story = signedIn('upgrade');
export const SignedInItem: Story = signedIn('item');
export const SignedInToken: Story = signedIn('token');
export const SignedInInvoice: Story = signedIn('invoice');

export const LongName: Story = {
  args: { buyer: { who: LONG_NAME, email: `${LONG_NAME.replaceAll(' ', '.')}@example.com` } },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const FinnishSignedIn: Story = { ...SignedInToken, globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
