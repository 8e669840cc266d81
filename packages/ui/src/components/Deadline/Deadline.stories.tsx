import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, onCard } from '../../testing/stories.tsx';
import { Deadline } from './Deadline.tsx';

const meta = {
  component: Deadline,
  args: { instant: '2019-07-31T23:59:00-07:00', zone: 'America/Los_Angeles' },
  decorators: [onCard],
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoZones: Story = {};
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { globals: dark };
