import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { checkout, LONG_NAME, subject } from '../../testing/purchases.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { PurchaseForm } from './PurchaseForm.tsx';

const missing = [{ key: 'text', text: 'Text of the sign', controlName: 'text' }];
const field = (value: string, errorMessage?: string) => (
  <TextField
    label="Text of the sign"
    name="text"
    value={value}
    errorMessage={errorMessage}
    isRequired
    onChange={fn()}
  />
);

const meta = {
  component: PurchaseForm,
  args: {
    title: 'Bench',
    subtitle: 'Sponsorship',
    checkout: checkout({ amount: 6000 }),
    isReady: true,
    missingFields: missing,
    children: field('In memory of a friend'),
  },
  parameters: {
    usage: {
      PurchaseForm: {
        notFor: 'Forms that sell nothing.',
        keys: [
          ['Enter', 'in a field, presses the button that pays'],
          ['Tab', 'moves through the fields; the bar at the foot covers none of them'],
        ],
        screenReader:
          'The fields, each with its error once it was left; the total and the button; an open purchase instead of the form.',
        dos: ['Keep the total visible, as the form does.'],
        donts: ['Show what is missing before the buyer typed anything.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Filled',
      parts: [
        ['What', 'header', 'What is sold.'],
        ['Fields', 'form', 'The fields that the caller renders.'],
        ['Clear', 'button[type=button]', 'Appears with the first letter.'],
        [
          'Checkout',
          'button[type=submit]',
          'The total and the button stay at the foot of the window.',
        ],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof PurchaseForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { isReady: false, children: field('') } };
export const Filled: Story = { args: { onClear: fn() } };
export const Refused: Story = {
  args: {
    validationErrors: { sponsor: 'must NOT have more than 200 characters' },
    children: field('In memory of a friend', 'must NOT have more than 200 characters'),
  },
};
export const Sending: Story = {
  args: { checkout: checkout({ amount: 6000, phase: { kind: 'sending' } }), onClear: fn() },
};
export const LeftOpen: Story = {
  args: { checkout: checkout({ phase: { kind: 'processing' }, sentPurchase: subject }) },
};
export const Unavailable: Story = { args: { unavailable: 'This is not sold any more.' } };
export const LongName: Story = { args: { title: LONG_NAME, subtitle: LONG_NAME } };
export const RightToLeft: Story = { ...Empty, decorators: [rightToLeft] };
export const Finnish: Story = { ...Empty, globals: finnish };
export const Phone: Story = { ...Filled, globals: phone };
export const Dark: Story = { ...Empty, globals: dark };
