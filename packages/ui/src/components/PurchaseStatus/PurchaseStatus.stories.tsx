import type { Meta, StoryObj } from '@storybook/react-vite';
import { subject, troubles } from '../../testing/purchases.ts';
import { onCard } from '../../testing/stories.tsx';
import { PurchaseStatus } from './PurchaseStatus.tsx';

const meta = {
  component: PurchaseStatus,
  args: {
    subject,
    phase: { name: 'processing' },
    trouble: null,
    contact: 'registration@example.com',
  },
  decorators: [onCard],
} satisfies Meta<typeof PurchaseStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {};
export const Declined: Story = { args: { phase: { name: 'idle' }, trouble: troubles.declined } };
