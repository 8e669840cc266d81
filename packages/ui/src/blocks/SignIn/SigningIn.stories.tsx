import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/people.ts';
import { finnish, phone } from '../../testing/stories.tsx';
import { SigningIn } from './SigningIn.tsx';

const meta = {
  component: SigningIn,
  args: { email: 'aoife@example.com' },
} satisfies Meta<typeof SigningIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const LongAddress: Story = { args: { email: `${LONG_NAME}@example.com` }, globals: phone };
export const Finnish: Story = { globals: finnish };
