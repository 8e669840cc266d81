import type { Meta, StoryObj } from '@storybook/react-vite';
import { journeys } from './journeys.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Journeys/Members',
  // These stories are not tested: each screen is a tested story of its own, and another test checks that it exists.
  tags: ['!test', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const journey = (name: keyof typeof journeys): Story => ({
  render: (_, { globals }) => <Stepper steps={journeys[name]} globals={globals} />,
});

export const Join = journey('Join');
export const Pay = journey('Pay');
export const Vote = journey('Vote');
