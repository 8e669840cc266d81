import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { SandboxCard } from './SandboxCard.tsx';

const meta = {
  component: SandboxCard,
  args: {
    id: 'card',
    isDisabled: false,
    cards: [
      { number: '4242 4242 4242 4242', outcome: 'success' },
      { number: '4000 0000 0000 0002', outcome: 'declined' },
      { number: '4000 0025 0000 3155', outcome: 'authentication' },
    ],
    value: { number: '', expiry: '', code: '', postcode: '' },
    onChange: fn(),
    invalidFields: ['number', 'expiry', 'code', 'postcode'],
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button type="submit" form="card" tone="primary">
          Pay €210 · Dublin 2019
        </Button>
      </>
    ),
    onCard,
  ],
  parameters: {
    usage: {
      SandboxCard: {
        notFor: 'Real cards: the form states that it takes test cards.',
        keys: keys.form,
        screenReader:
          'The fields of a card and a list of test cards that fill them; after a failed try the errors, with the focus on the first.',
        dos: ['Use it in demonstrations and tests.'],
        donts: ['Send the typed values anywhere.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Filled',
      parts: [
        [
          'Test card',
          'select',
          'Fills in the fields with a card that is paid, declined or checked.',
        ],
        ['Note', 'fieldset p', 'That no money moves.'],
        ['Fields', 'input', 'The fields of a real card form, with its errors.'],
        ['Pay', 'button[type=submit]', 'The button of the dialog.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof SandboxCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    value: { number: '4242 4242 4242 4242', expiry: '12/34', code: '123', postcode: 'D01 X2Y3' },
    invalidFields: [],
  },
};
export const TriedTooEarly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Pay/ }));
  },
};
export const Sending: Story = { args: { ...Filled.args, isDisabled: true } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { ...TriedTooEarly, globals: finnish };
export const Phone: Story = { ...TriedTooEarly, globals: phone };
export const Dark: Story = { ...TriedTooEarly, globals: dark };
