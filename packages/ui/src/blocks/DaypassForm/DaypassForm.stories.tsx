import { personProblems } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aoife, checkout, LONG_NAME, subject, troubles } from '../../testing/purchases.ts';
import { tooOld } from '../../testing/questions.tsx';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { DaypassForm } from './DaypassForm.tsx';

const days = (...chosen: readonly string[]) =>
  ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'].map((label, at) => ({
    key: `day${at + 1}`,
    label,
    date: `2019-08-${15 + at}`,
    amount: at === 0 ? 2500 : 5000,
    isSelected: chosen.includes(label),
  }));

const meta = {
  component: DaypassForm,
  args: {
    isOnSale: true,
    types: [
      { value: 'Adult', label: 'Adult day pass · from €25/day', description: 'From 26 years' },
      { value: 'Child', label: 'Child day pass · from €10/day' },
    ],
    type: 'Adult',
    onTypeChange: fn(),
    typeLabel: 'Adult day pass',
    days: days('Thursday', 'Friday'),
    onDayChange: fn(),
    value: aoife,
    onChange: fn(),
    problems: [],
    isReady: true,
    onClear: fn(),
    checkout: checkout({ amount: 7500 }),
  },
  parameters: {
    usage: {
      DaypassForm: {
        notFor: 'Memberships: use `NewMemberForm`.',
        keys: keys.form,
        screenReader:
          'A group of days, each a toggle button with its price; then the person and the checkout.',
        dos: ['Show the price of each day.'],
        donts: ['Offer past days.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Filled',
      parts: [
        ['Type', 'select', 'By age. The hint says from when to when.'],
        ['Days', 'fieldset[name=days]', 'A toggle for each day, with its price.'],
        ['Person', '[name=legal_name]', 'A name and an address are enough.'],
        ['Later', 'details', 'What can wait until after the payment.'],
        ['Checkout', 'button[type=submit]', '`Checkout`: the total of all days.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof DaypassForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    days: days(),
    value: {},
    problems: personProblems({}),
    isReady: false,
    onClear: undefined,
    checkout: checkout({ amount: 0 }),
  },
};
export const Filled: Story = {};
export const WithDescription: Story = { args: { description: <p>Collect it at the door.</p> } };
export const DaysWithoutPrice: Story = {
  args: {
    days: [{ key: 'day1', label: 'Thursday', amount: 0, isSelected: true }],
    isReady: false,
    checkout: checkout({ amount: 0 }),
  },
};
export const RefusedByField: Story = {
  args: {
    validationErrors: { email: 'must match format "email"' },
    checkout: checkout({
      amount: 7500,
      problem: { kind: 'refused', errorMessage: 'The server did not accept what was entered.' },
    }),
  },
};
export const PriceChanged: Story = {
  args: { checkout: checkout({ amount: 22500, problem: troubles.repriced }) },
};
export const UnknownType: Story = { args: { type: 'Wizard', typeLabel: undefined, days: [] } };
export const NotOnSale: Story = { args: { isOnSale: false } };
export const LeftOpen: Story = {
  args: {
    isOnSale: false,
    checkout: checkout({
      phase: { kind: 'processing' },
      sentPurchase: { ...subject, amount: 7500 },
    }),
  },
};
export const AgeRefused: Story = { args: { questions: tooOld, isReady: false } };
export const LongName: Story = { args: { typeLabel: LONG_NAME, value: { legal_name: LONG_NAME } } };
export const RightToLeft: Story = { ...Filled, decorators: [rightToLeft] };
export const Finnish: Story = { ...Empty, globals: finnish };
export const FinnishNotOnSale: Story = { ...NotOnSale, globals: finnish };
export const Phone: Story = { ...Empty, globals: phone };
export const Dark: Story = { ...Filled, globals: dark };
