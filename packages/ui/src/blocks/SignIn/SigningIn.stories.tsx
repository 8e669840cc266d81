import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/people.ts';
import { finnish, phone } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { SigningIn } from './SigningIn.tsx';

const meta = {
  component: SigningIn,
  args: { email: 'aoife@example.com' },
  parameters: {
    usage: {
      SigningIn: {
        notFor: 'Other waiting states.',
        keys: keys.none,
        screenReader: 'That the sign-in is in progress.',
        dos: ["Show it on the login link's page until the server has responded."],
        donts: ['Leave it there without a response: show an error, and offer a new link.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'UnderWay',
      parts: [
        ['Title', 'h1', 'The page of the login link.'],
        ['Progress', 'output', 'With the address. Announced at once.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof SigningIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const LongAddress: Story = { args: { email: `${LONG_NAME}@example.com` }, globals: phone };
export const Finnish: Story = { globals: finnish };
