import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, onCard } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  component: ToggleButton,
  args: { children: 'Wednesday €25', isSelected: true, onChange: fn() },
  decorators: [onCard],
  parameters: {
    usage: {
      ToggleButton: {
        notFor: 'An answer in a form that is sent later: use `Checkbox`.',
        keys: keys.button,
        screenReader: 'A toggle button named by its text, pressed or not pressed.',
        dos: ['Name what is on when it is pressed: “Wednesday”.'],
        donts: ['Change the text with the state. It would contradict “pressed”.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { isSelected: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { globals: dark };
