import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
import { MailOutcome } from './MailOutcome.tsx';

const meta = {
  component: MailOutcome,
  args: {
    failure: undefined,
    isWhole: true,
    children: 'Your ballot is on its way to aoife@example.com.',
  },
  decorators: [onCard],
} satisfies Meta<typeof MailOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const SentInPart: Story = {
  args: {
    isWhole: false,
    children: 'Your ballot is on its way, without the changes that are not saved yet.',
  },
};
export const Failed: Story = { args: { failure: 'Nothing is saved yet that could be mailed.' } };
export const Dark: Story = { globals: dark };
