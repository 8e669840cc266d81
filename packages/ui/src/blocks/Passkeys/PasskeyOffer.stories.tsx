import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { PasskeyOffer } from './PasskeyOffer.tsx';

const meta = {
  component: PasskeyOffer,
  args: { onAdd: fn(), onDismiss: fn() },
  parameters: {
    usage: {
      PasskeyOffer: {
        notFor: 'Asking again after “Not now”.',
        keys: [['Tab', 'moves to both buttons']],
        screenReader: 'A card with a heading; a failure is announced at once.',
        dos: ['Show it below what the page is about.'],
        donts: ['Offer it to a person who has a passkey.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'SharedAddress',
      parts: [
        ['Heading', 'h2', 'What the reader gains.'],
        [
          'Limits',
          'p:nth-of-type(2)',
          'The person that it is for, on an address that several people share.',
        ],
        ['Buttons', 'button', 'Adds a passkey, or hides the offer for good.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof PasskeyOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePerson: Story = {};
export const SharedAddress: Story = { args: { person: 'Grace' } };
export const Adding: Story = { args: { isAdding: true } };
export const Cancelled: Story = {
  args: { errorMessage: 'No passkey was used. If this device has none, sign in by mail.' },
};
export const LongName: Story = { args: { person: LONG_NAME }, globals: phone };
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { args: { person: 'Grace' }, globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
