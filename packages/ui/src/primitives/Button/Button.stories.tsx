import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode, inForcedColors } from '../../testing/modes.ts';
import { dark, onCard, onGround } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { CloseIcon, MailIcon } from '../icons/icons.tsx';
import { Button, IconButton } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Pay by card' },
  decorators: [onCard],
  parameters: {
    usage: {
      Button: {
        notFor:
          'Going to another page: use `Link`, which can look like a button (`tone`). To turn something on and off, use `ToggleButton`.',
        keys: keys.button,
        screenReader:
          'A button named by its text. With `isPending` or `isInert` it is announced as dimmed and keeps the focus. `isDisabled` removes it from the tab order.',
        dos: [
          'Name the action: “Pay €210”, not “OK”.',
          'Use `isInert` when a press should explain what is missing.',
        ],
        donts: [
          'Put two `primary` buttons side by side. Only one thing is next.',
          'Use `danger` for actions that can be undone.',
        ],
      },
      IconButton: {
        notFor: 'Unfamiliar actions. More people understand words than icons.',
        keys: keys.button,
        screenReader: "A button named by its `aria-label`. The icon isn't read.",
        dos: ['Name the object: “Remove Spinning Silver”.'],
        donts: ['Give ten buttons on a page the same name.'],
      },
    } satisfies Usage,
  },
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
