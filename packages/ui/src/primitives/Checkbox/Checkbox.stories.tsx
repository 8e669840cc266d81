import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'I have read the code of conduct', isSelected: true },
  decorators: [onCard],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const NotSelected: Story = { args: { isSelected: false } };
export const WithDescription: Story = { args: { description: 'It is on the convention’s site.' } };
export const WithError: Story = {
  args: { isSelected: false, errorMessage: 'Please read it before you go on.' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { globals: dark };
