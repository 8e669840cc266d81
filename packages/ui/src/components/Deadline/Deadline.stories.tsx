import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, onCard, onGround, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Deadline } from './Deadline.tsx';

const meta = {
  component: Deadline,
  args: {
    instant: '2019-07-31T23:59:00-07:00',
    timeZone: 'America/Los_Angeles',
    remaining: { value: 119, unit: 'day' },
  },
  decorators: [onCard],
  parameters: {
    usage: {
      Deadline: {
        notFor: 'Times in the past, and times without consequences.',
        keys: keys.none,
        screenReader:
          "The time left, then the date in the reader's time zone and in the rules' time zone. Brackets aren't read.",
        dos: ["Pass the rules' time zone. Readers may live in another one."],
        donts: ["Write “midnight”. It isn't clear which day or zone is meant."],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoZones: Story = {};
export const InMinutes: Story = { args: { remaining: { value: 14, unit: 'minute' } } };
export const WithoutTheTimeLeft: Story = { args: { remaining: undefined } };
export const OnTheGround: Story = { parameters: onGround };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
