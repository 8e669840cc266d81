import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME } from '../../testing/purchases.ts';
import { inEveryMode } from '../../testing/modes.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import {
  Receipt,
  ReceiptCard,
  type ReceiptCardProps,
  ReceiptNotice,
  type ReceiptOrder,
} from './Receipt.tsx';
import type { ReceiptFacts } from './ReceiptTable.tsx';

const receipt: ReceiptFacts = {
  lines: [
    { id: 1, label: 'Adult', recipient: 'Aoife Ní Bhriain', notes: ['Paper progress reports'] },
  ],
  amount: 22000,
  paidAt: '2018-11-22T12:00:00Z',
  email: 'aoife@example.com',
  memberNumber: 214,
  reference: '1000-2014',
  card: { brand: 'Visa', last4: '4242' },
  seller: ['Dublin 2019 CLG', 'Spencer Dock, North Wall Quay, Dublin 1, Ireland'],
};

const meta = {
  component: Receipt,
  subcomponents: { ReceiptCard, ReceiptNotice },
  args: {
    sold: {
      kind: 'membership',
      loginLinkMinutes: 10,
      awardName: { name: 'Hugo Awards', forms: { to: 'Hugo-palkintoihin' } },
    },
    isPaid: true,
    receipt,
    calendarHref: '/api/calendar.ics',
    buyer: { name: 'Aoife Ní Bhriain', email: 'aoife@example.com' },
  },
  parameters: {
    usage: {
      Receipt: {
        notFor: 'Signed-in buyers: use `ReceiptCard`.',
        keys: keys.link,
        screenReader:
          'A heading with the focus, which confirms the purchase. Then what was bought, the recipient and the date, and what happens next.',
        dos: ['Show where the receipt is mailed.'],
        donts: ['Sign buyers in because they paid.'],
      },
      ReceiptCard: {
        notFor: 'Visitors: it belongs on the first page of an account.',
        keys: keys.button,
        screenReader: 'A region with the purchase, and buttons to print and close it.',
        dos: ['Keep it until it is closed.'],
        donts: ['Show it instead of the purchase in the list.'],
      },
      ReceiptNotice: {
        notFor: 'Visitors who are not signed in.',
        keys: keys.button,
        screenReader: 'What happens next, in reading order.',
        dos: ['Name the one next step.'],
        donts: ['Repeat the receipt.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Membership',
      parts: [
        ['Confirmation', 'h1', 'Receives the focus.'],
        ['Number', 'section span', 'What the member will be asked for.'],
        ['Receipt', 'table', 'What was bought, and how it was paid.'],
        ['Copies', 'section button', 'The mail has it, too.'],
        ['Next', 'section:not(:has(table))', 'What happens now, in reading order.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (order: ReceiptOrder): Story => ({
  render: () => <ReceiptNotice kind={order} email="aoife@example.com" />,
});

export const Membership: Story = { parameters: inEveryMode };
export const MembershipWithoutAwards: Story = {
  args: { sold: { kind: 'membership', loginLinkMinutes: 10 } },
};
export const SignedUp: Story = {
  args: { isPaid: false, receipt: { ...receipt, amount: 0, memberNumber: undefined } },
};
/** The server did not return the member number. */
export const NumberNotKnown: Story = {
  args: { receipt: { ...receipt, memberNumber: undefined } },
};
export const Daypass: Story = { args: { sold: { kind: 'daypass', loginLinkMinutes: 10 } } };
const bench: ReceiptFacts = {
  lines: [{ id: 1, label: 'Bench', recipient: 'Aoife Ní Bhriain' }],
  amount: 6000,
  paidAt: '2018-11-22T12:00:00Z',
  email: 'aoife@example.com',
};
export const Item: Story = { args: { sold: { kind: 'item' }, receipt: bench } };
/** Bought in a tab that has been closed, so the buyer is not named. */
const unknown = { email: null, memberNumber: undefined };
export const BuyerNotKnown: Story = {
  args: {
    buyer: null,
    receipt: { ...receipt, ...unknown, lines: [{ id: 1, label: 'Adult', recipient: null }] },
  },
};
export const ItemOfBuyerNotKnown: Story = {
  args: {
    sold: { kind: 'item' },
    buyer: null,
    receipt: { ...bench, email: null, lines: [{ id: 1, label: 'Bench', recipient: null }] },
  },
};

export const SignedInMembership: Story = signedIn('membership');
export const SignedInDaypass: Story = signedIn('daypass');
export const SignedInUpgrade: Story = signedIn('upgrade');
export const SignedInItem: Story = signedIn('item');
export const SignedInToken: Story = signedIn('token');
export const SignedInInvoice: Story = signedIn('invoice');

const card = (props: Partial<ReceiptCardProps> = {}): Story => ({
  render: () => (
    <ReceiptCard
      receipt={{ ...receipt, reference: 'ch_3MmlLrLkdIwHu7ix0snN0B15' }}
      kind="membership"
      calendarHref="/api/calendar.ics"
      onDismiss={fn()}
      {...props}
    />
  ),
});
export const OnTheFirstPage: Story = card();
/** A household bought in one purchase; amounts are in the currency's minor unit. */
export const SeveralLines: Story = card({
  receipt: {
    ...receipt,
    memberNumber: undefined,
    lines: [
      { id: 1, label: 'Adult', recipient: 'Aoife Ní Bhriain', amount: 21000 },
      { id: 2, label: 'Child', recipient: LONG_NAME, amount: 7050 },
    ],
    amount: 28050,
  },
});
export const TokenOnTheFirstPage: Story = card({
  receipt: {
    ...bench,
    lines: [{ id: 1, label: 'Site selection token', recipient: 'Aoife Ní Bhriain' }],
  },
  kind: 'token',
});
export const FinnishOnTheFirstPage: Story = { ...card(), globals: finnish };
export const PhoneOnTheFirstPage: Story = { ...card(), globals: phone };
export const DarkOnTheFirstPage: Story = { ...card(), globals: dark };

export const LongName: Story = {
  args: {
    receipt: { ...receipt, lines: [{ id: 1, label: LONG_NAME, recipient: LONG_NAME }] },
    buyer: { name: LONG_NAME, email: `${LONG_NAME.replaceAll(' ', '.')}@example.com` },
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const FinnishSignedIn: Story = { ...SignedInToken, globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
