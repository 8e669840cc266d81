import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'Membership type',
    value: 'Adult',
    options: [
      { value: 'Adult', label: 'Adult (€210)' },
      { value: 'YoungAdult', label: 'Young adult (€130)' },
      { value: 'Child', label: 'Child (€70)', startsGroup: true },
      { value: 'Supporter', label: 'Supporting (€40)', startsGroup: true, isDisabled: true },
    ],
  },
  decorators: [onCard],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = {
  args: { value: '', placeholder: 'Choose a type', isRequired: true },
};
export const WithError: Story = { args: { value: '', errorMessage: 'required' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Dark: Story = { globals: dark };
