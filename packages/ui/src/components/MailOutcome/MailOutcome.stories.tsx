import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { MailOutcome } from './MailOutcome.tsx';

const meta = {
  component: MailOutcome,
  args: {
    errorMessage: undefined,
    isComplete: true,
    children: 'Your ballot is on its way to aoife@example.com.',
  },
  decorators: [onCard],
  parameters: {
    usage: {
      MailOutcome: {
        notFor: 'The result of a purchase: use `PurchaseStatus`.',
        keys: keys.none,
        screenReader:
          "Polite: the address, and whether parts aren't saved yet. An alert if the mail could not be sent.",
        dos: ['Leave it where the mail was requested.'],
        donts: ['Hide it after a while. People look up the address in it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof MailOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const SentInPart: Story = {
  args: {
    isComplete: false,
    children: 'Your ballot is on its way, without the changes that are not saved yet.',
  },
};
export const Failed: Story = {
  args: { errorMessage: 'Nothing is saved yet that could be mailed.' },
};
export const Dark: Story = { globals: dark };
