import type { Nomination } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { NominationGrid, type NominationGridProps } from './NominationGrid.tsx';

/** Keeps the rows in state, as a page does. */
const Page = ({ value, onChange, ...props }: NominationGridProps) => {
  const [rows, setRows] = useState<readonly Nomination[]>(value);
  const change = (next: readonly Nomination[]) => {
    setRows(next);
    onChange(next);
  };
  return <NominationGrid {...props} value={rows} onChange={change} />;
};

const fields = [
  { key: 'title', label: 'Title' },
  { key: 'author', label: 'Author' },
  { key: 'publisher', label: 'Publisher/Where Published' },
];
const stars = { title: 'A Made-Up Novel', author: 'N. Obody', publisher: 'Nowhere Press' };
const gun = { title: 'The Second One', author: 'S. Omebody' };
const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
  title,
  author: 'A. Uthor',
}));

const meta = {
  title: 'components/NominationGrid',
  component: NominationGrid,
  render: (args) => <Page {...args} />,
  decorators: [onCard],
  args: {
    'aria-label': 'Best Novel',
    fields,
    value: [stars, gun],
    savedValue: [stars, gun],
    onChange: fn(),
  },
  parameters: {
    usage: {
      NominationGrid: {
        notFor: 'Choosing among known entries: use `RankedBallot`.',
        keys: [
          ['Enter', 'moves to the same field of the next row'],
          ['Shift+Enter', 'inserts a line break'],
          ['↑ ↓ ← →', 'moves to the next field at the end of the text'],
          ['Ctrl+V, ⌘V', 'fills empty rows from lines or a spreadsheet'],
        ],
        screenReader:
          'A group named by `aria-label`. Each row is a group “Nomination 2” with its fields, and unsaved fields are marked. Pastes, resets and removals are announced and can be undone.',
        dos: [
          'Pass hints as `remarks`. They reject nothing.',
          'Keep `onChange` fast. It is called while people type.',
        ],
        donts: ['Check eligibility while people type. Administrators decide it.'],
      },
      NominationList: {
        notFor: 'Editable nominations: use `NominationGrid`.',
        keys: keys.none,
        screenReader: 'An ordered list of the nominations, or a message that there are none.',
        dos: ['Use it after the deadline.'],
        donts: ['Show empty rows.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof NominationGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Empty: Story = { args: { value: [], savedValue: [] } };
export const Changed: Story = {
  args: { value: [{ ...stars, title: 'Another' }, gun, five[0] ?? {}] },
};
export const Full: Story = { args: { value: five, savedValue: five } };
export const OneField: Story = {
  args: {
    fields: fields.slice(0, 1),
    value: [{ title: 'A Fanzine' }],
    savedValue: [],
    'aria-label': 'Best Fanzine',
  },
};
export const WithActions: Story = {
  args: { value: [stars], actions: <Button tone="primary">Save</Button> },
};
export const Disabled: Story = { args: { isDisabled: true, value: [stars] } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const ReadOnlyEmpty: Story = { args: { isReadOnly: true, value: [] } };
export const Remarks: Story = {
  args: {
    value: [stars, { title: 'a made up novel!' }],
    remarks: [{ row: 0, text: '22,000 words fit Best Novella.' }],
  },
};
export const LongTexts: Story = {
  args: {
    value: [
      {
        title:
          'A title that goes on and on until there is no more room for it on the line\nand then again',
        author: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      },
    ],
  },
};
export const AfterReset: Story = {
  args: { value: [stars] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('button', { name: 'Undo reset' })).toHaveFocus();
  },
};
export const PastedTooMuch: Story = {
  args: { value: five.slice(0, 4) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title Nomination 5' }));
    await userEvent.paste('Alpha\nBeta\nGamma');
    await expect(canvas.getByText(/found no empty row/)).toBeVisible();
  },
};
export const Finnish: Story = { args: { value: [stars] }, globals: finnish };
export const Dark: Story = { args: { value: [{ ...stars, title: 'Another' }] }, globals: dark };
export const Phone: Story = { args: { value: [{ ...stars, title: 'Another' }] }, globals: phone };
export const PhoneReadOnly: Story = { args: { isReadOnly: true }, globals: phone };
export const RightToLeft: Story = {
  decorators: [rightToLeft],
};
