import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'I have read the code of conduct', isSelected: true },
  decorators: [onCard],
  parameters: {
    usage: {
      Checkbox: {
        notFor:
          'A setting with immediate effect: use `ToggleButton`. For one of several options, use `RadioList`.',
        keys: [['Space', 'ticks or unticks it']],
        screenReader:
          'A checkbox named by its label, ticked or not, then its error and its description.',
        dos: ['Write a label with a clear “yes”: “Mail me paper progress reports”.'],
        donts: ['Use a negative label. With “Do not mail me”, the meaning of a tick is unclear.'],
      },
    } satisfies Usage,
  },
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
