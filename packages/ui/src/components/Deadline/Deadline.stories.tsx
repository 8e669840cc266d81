import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, onCard, onGround, phone } from '../../testing/stories.tsx';
import { Deadline } from './Deadline.tsx';

const meta = {
  component: Deadline,
  args: {
    instant: '2019-07-31T23:59:00-07:00',
    zone: 'America/Los_Angeles',
    left: { value: 119, unit: 'day' },
  },
  decorators: [onCard],
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoZones: Story = {};
export const InMinutes: Story = { args: { left: { value: 14, unit: 'minute' } } };
export const WithoutTheTimeLeft: Story = { args: { left: undefined } };
export const OnTheGround: Story = { parameters: onGround };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
