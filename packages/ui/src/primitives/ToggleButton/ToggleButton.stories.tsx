import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, onCard } from '../../testing/stories.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  component: ToggleButton,
  args: { children: 'Wednesday €25', isSelected: true, onChange: fn() },
  decorators: [onCard],
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { isSelected: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { globals: dark };
