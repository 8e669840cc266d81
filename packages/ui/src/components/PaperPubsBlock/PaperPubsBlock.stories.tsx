import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { PaperPubsBlock } from './PaperPubsBlock.tsx';

const filled = { name: 'Aoife Ní Bhriain', address: '1 Main Street\nCork', country: 'Ireland' };

const meta = {
  component: PaperPubsBlock,
  args: {
    value: filled,
    onChange: fn(),
    person: { legal_name: 'Aoife Ní Bhriain', country: 'Ireland' },
    offer: { isPaid: true, amount: 1000 },
  },
  decorators: [onCard],
  parameters: {
    usage: {
      PaperPubsBlock: {
        notFor: "A person's address: use `MemberForm`.",
        keys: [
          ['Space', 'ticks it'],
          ['any letter', 'types in the fields that it adds'],
        ],
        screenReader: 'A checkbox with the price. When ticked, three required fields.',
        dos: ['Show the price of paper publications before the box is ticked.'],
        donts: ['Offer them without a price.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof PaperPubsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotTicked: Story = { args: { value: null } };
export const Ticked: Story = {};
export const Incomplete: Story = { args: { value: { ...filled, address: '' } } };
export const WithErrors: Story = {
  args: {
    value: { ...filled, address: '' },
    validationErrors: { address: 'Please fill this in.' },
  },
};
export const Free: Story = { args: { value: null, offer: { isPaid: false, amount: null } } };
export const WithoutAPrice: Story = { args: { value: null, offer: { isPaid: true, amount: 0 } } };
export const PaidByMember: Story = { args: { isExisting: true, savedValue: filled } };
export const ExistingForAdmin: Story = {
  args: {
    isExisting: true,
    isAdmin: true,
    savedValue: filled,
    value: { ...filled, country: 'Finland' },
  },
};
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
