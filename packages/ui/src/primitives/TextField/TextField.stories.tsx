import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../testing/modes.ts';
import { dark, finnish, onCard } from '../../testing/stories.tsx';
import { TextArea, TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Legal name', value: 'Aoife Ní Bhriain' },
  decorators: [onCard],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithDescription: Story = {
  args: { description: 'As in your passport or identity card.' },
};
export const RequiredAndMissing: Story = { args: { isRequired: true, value: '' } };
export const RequiredInFinnish: Story = {
  args: { label: 'Virallinen nimi', isRequired: true, messages: { required: 'pakollinen' } },
  globals: finnish,
};
export const Changed: Story = { args: { isChanged: true } };
export const WithError: Story = {
  parameters: inEveryMode,
  args: {
    label: 'Email',
    value: 'aoife@example',
    errorMessage: 'Write the whole address, like name@example.com.',
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Multiline: Story = {
  render: (args) => <TextArea label={args.label} value={args.value} rows={args.value.length} />,
  args: { label: 'Address', value: '12' },
};
export const Dark: Story = { args: { isRequired: true, isChanged: true }, globals: dark };
