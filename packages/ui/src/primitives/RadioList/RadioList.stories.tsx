import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, onCard, phone } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { RadioList } from './RadioList.tsx';

const meta = {
  component: RadioList,
  args: {
    label: 'New membership',
    options: [
      { value: 'Adult', label: 'Adult', hint: 'Born on or before 15 August 1993', price: '€80' },
      { value: 'YoungAdult', label: 'Young adult', price: 'No membership upgrade' },
      { value: 'Child', label: 'Child', hint: 'Costs less', isDisabled: true },
    ],
    value: 'YoungAdult',
    onChange: fn(),
  },
  decorators: [onCard],
  parameters: {
    usage: {
      RadioList: {
        notFor: 'More than about seven options: use `Select`. For yes or no, use `Checkbox`.',
        keys: [
          ['Tab', 'moves to the selected option, or to the first one'],
          ['↑ ↓ ← →', 'selects the previous or next option and skips disabled ones'],
          ['Space', 'selects the option if none is selected'],
        ],
        screenReader:
          'A group named by `label`, then each option with its hint and price, selected or not, and its position.',
        dos: [
          'Explain a disabled option in its hint.',
          'Put the price into `price`, so that prices are aligned.',
        ],
        donts: ['Preselect a more expensive option.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const WithDescription: Story = { args: { description: 'You pay only the difference.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
