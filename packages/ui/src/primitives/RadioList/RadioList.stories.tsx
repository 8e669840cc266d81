import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, onCard, phone } from '../../testing/stories.tsx';
import { RadioList } from './RadioList.tsx';

const meta = {
  component: RadioList,
  args: {
    label: 'New membership',
    options: [
      { value: 'Adult', label: 'Adult', hint: 'Born on or before 15 August 1993', price: '(€80)' },
      { value: 'YoungAdult', label: 'Young adult', price: 'No membership upgrade' },
      { value: 'Child', label: 'Child', hint: 'Costs less', isDisabled: true },
    ],
    value: 'YoungAdult',
    onChange: fn(),
  },
  decorators: [onCard],
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const WithDescription: Story = { args: { description: 'You pay only the difference.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
