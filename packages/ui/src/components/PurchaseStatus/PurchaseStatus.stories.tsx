import type { Meta, StoryObj } from '@storybook/react-vite';
import { subject, troubles } from '../../testing/purchases.ts';
import { onCard } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { PurchaseStatus } from './PurchaseStatus.tsx';

const meta = {
  component: PurchaseStatus,
  args: {
    subject,
    phase: { kind: 'processing' },
    problem: null,
    contactEmail: 'registration@example.com',
  },
  decorators: [onCard],
  parameters: {
    usage: {
      PurchaseStatus: {
        notFor: 'A list of purchases: use `PurchaseList`.',
        keys: keys.link,
        screenReader:
          'Progress politely, problems immediately. Never that a purchase failed before the provider reported it.',
        dos: ['Show it where the payment button was.'],
        donts: ['Offer to pay again while the result is unknown.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof PurchaseStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {};
export const Declined: Story = { args: { phase: { kind: 'idle' }, problem: troubles.declined } };
