import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode, inForcedColors } from '../../testing/modes.ts';
import { dark, onCard, onGround } from '../../testing/stories.tsx';
import { CloseIcon, MailIcon } from '../icons/icons.tsx';
import { Button, IconButton } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Pay by card' },
  decorators: [onCard],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' }, parameters: inEveryMode };
export const ForcedColors: Story = { args: { tone: 'primary' }, parameters: inForcedColors };
export const Outline: Story = { args: { children: 'Sign out' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Close the gap' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Sign out everywhere' } };
export const WithIcon: Story = {
  args: { tone: 'primary', icon: <MailIcon />, children: 'Send login link' },
};
export const Disabled: Story = { args: { tone: 'primary', isDisabled: true } };
export const DisabledOutline: Story = { args: { isDisabled: true } };
export const Pending: Story = {
  args: { tone: 'primary', isPending: true, children: 'Working...' },
};
export const Inert: Story = { args: { isInert: true, children: 'Save' } };
export const Icon: Story = {
  render: () => (
    <IconButton aria-label="Close">
      <CloseIcon />
    </IconButton>
  ),
};
export const Dark: Story = { args: { tone: 'primary' }, globals: dark };
export const OnTheGround: Story = { parameters: onGround };
