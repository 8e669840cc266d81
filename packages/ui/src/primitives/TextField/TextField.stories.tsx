import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryMode } from '../../testing/modes.ts';
import { dark, finnish, onCard } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioList } from '../RadioList/RadioList.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea, TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Legal name', value: 'Aoife Ní Bhriain' },
  decorators: [onCard],
  parameters: {
    usage: {
      TextField: {
        notFor: 'Several lines: use `TextArea`. For one of a few options, use `Select`.',
        keys: [
          ['any letter', 'writes'],
          ['Enter', 'submits the surrounding form, or calls `onEnter` instead'],
        ],
        screenReader:
          'A field named by its label, with “required” in words, then its hint and error. An invalid field is announced as such.',
        dos: [
          'Set `autoComplete`, `type` and `inputMode`, for autofill and the right on-screen keyboard.',
          'Say in `errorMessage` how to fix the error.',
        ],
        donts: ['Use a placeholder as the label. It disappears when people type.'],
      },
      TextArea: {
        notFor: 'A single line, such as a name.',
        keys: [
          ['any letter', 'writes'],
          ['Enter', 'inserts a line break'],
        ],
        screenReader: 'The same as a text field, with several lines.',
        dos: [
          'Let it grow with its content. Use `isFixed` only if the content below must not move.',
        ],
        donts: ['Limit the length without saying so in the hint.'],
      },
    } satisfies Usage,
  },
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
  render: (args) => <TextArea label={args.label} value={args.value} rows={2} />,
  args: { label: 'Address', value: '12' },
};
export const Dark: Story = { args: { isRequired: true, isChanged: true }, globals: dark };

const options = [
  { value: 'Adult', label: 'Adult' },
  { value: 'Child', label: 'Child' },
];

/** Without values from their owner, controls keep their own. The form sends them, and its reset restores the first. */
export const InAForm: Story = {
  render: () => (
    <form style={{ display: 'grid', gap: '1rem' }}>
      <TextField label="Name" name="name" defaultValue="Aoife" />
      <Select label="Type" name="type" defaultValue="Child" options={options} />
      <RadioList label="For" name="for" defaultValue="Adult" options={options} />
      <Checkbox name="paper" defaultSelected>
        Paper publications
      </Checkbox>
      <Button type="reset">Start again</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const getSent = () => {
      const form = canvasElement.querySelector('form');
      return form ? [...new FormData(form).values()] : [];
    };
    const first = ['Aoife', 'Child', 'Adult', 'on'];
    await expect(getSent()).toEqual(first);
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Adult');
    await userEvent.click(canvas.getByRole('radio', { name: 'Child' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(getSent()).toEqual(['Aoife!', 'Adult', 'Child']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(getSent()).toEqual(first);
    await expect(canvas.getByRole('combobox')).toHaveValue('Child');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
