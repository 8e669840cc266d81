import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'Membership type',
    value: 'Adult',
    options: [
      { value: 'Adult', label: 'Adult · €210' },
      { value: 'YoungAdult', label: 'Young adult · €130' },
      { value: 'Child', label: 'Child · €70', isGroupStart: true },
      { value: 'Supporter', label: 'Supporting · €40', isGroupStart: true, isDisabled: true },
    ],
  },
  decorators: [onCard],
  parameters: {
    usage: {
      Select: {
        notFor: 'Up to about five options to compare: use `RadioList`.',
        keys: [
          ['Space, ↓', 'opens the list, depending on the system'],
          ['any letter', 'moves to the option that starts with it'],
        ],
        screenReader:
          'A combo box named by its label with the selected option, then its hint and error.',
        dos: ['Say in `placeholder` what to choose.'],
        donts: ['Leave the page in `onChange`. On some systems each arrow key changes the value.'],
      },
    } satisfies Usage,
  },
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
