import { personProblems } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aoife, checkout, LONG_NAME, subject, troubles } from '../../testing/purchases.ts';
import { asking, birthDate, everyKind, tooOld, unanswered } from '../../testing/questions.tsx';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { NewMemberForm } from './NewMemberForm.tsx';

const meta = {
  component: NewMemberForm,
  args: {
    types: [
      { value: 'Adult', label: 'Adult · €210', description: 'Born before 2 August 1993' },
      { value: 'YoungAdult', label: 'Young adult · €100' },
      { value: 'Supporter', label: 'Supporting · €40' },
      { value: 'Infant', label: 'Infant', isDisabled: true },
    ],
    type: 'Adult',
    onTypeChange: fn(),
    typeLabel: 'Adult',
    value: aoife,
    onChange: fn(),
    problems: [],
    isReady: true,
    onClear: fn(),
    paperPubs: { isPaid: true, amount: 1000 },
    checkout: checkout(),
  },
  parameters: {
    usage: {
      NewMemberForm: {
        notFor: 'Changes of a membership: use `UpgradePage`.',
        keys: keys.form,
        screenReader:
          'The type with its price, the required details, a disclosure with the others, and the checkout.',
        dos: ['Ask for required details first.'],
        donts: ['Ask for a password: people sign in by mail.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Empty',
      parts: [
        ['Type', 'select', 'With its price and who may have it.'],
        ['Required details', '[name=legal_name]', 'Two fields are enough to join.'],
        ['Later', 'details', 'Badge, public name, address: before or after the payment.'],
        [
          'Checkout',
          'button[type=submit]',
          '`Checkout`: a press on an incomplete form shows what is missing.',
        ],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof NewMemberForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { value: {}, problems: personProblems({}), isReady: false, onClear: undefined },
};
export const Filled: Story = {};
const paper = { name: 'Aoife', address: '1 Quay', country: '' };
export const PaperPublicationsMissing: Story = {
  args: {
    value: { ...aoife, paper_pubs: paper },
    problems: personProblems({ ...aoife, paper_pubs: paper }),
    isReady: false,
    checkout: checkout({ amount: 22000 }),
  },
};
export const RefusedByField: Story = {
  args: {
    validationErrors: {
      email: 'must match format "email"',
      city: 'must NOT have more than 200 characters',
    },
    checkout: checkout({
      problem: { kind: 'refused', errorMessage: 'The server did not accept what was entered.' },
    }),
  },
};
export const AgeAsked: Story = {
  args: {
    questions: asking([birthDate], { problems: [{ key: 'born', kind: 'required' }] }),
    isReady: false,
  },
};
export const AgeRefused: Story = { args: { questions: tooOld, isReady: false } };
export const Questions: Story = {
  args: { questions: asking(everyKind, { problems: unanswered }), isReady: false },
};
export const PriceChanged: Story = {
  args: { checkout: checkout({ amount: 22500, problem: troubles.repriced }) },
};
export const Free: Story = {
  args: { type: 'Infant', typeLabel: 'Infant', checkout: checkout({ amount: 0, isFree: true }) },
};
export const Sending: Story = {
  args: { checkout: checkout({ phase: { kind: 'sending' }, isDialogOpen: true }) },
};
export const LeftOpen: Story = {
  args: { checkout: checkout({ phase: { kind: 'authenticating' }, sentPurchase: subject }) },
};
export const UnknownType: Story = { args: { type: 'Wizard', typeLabel: undefined } };
export const LongName: Story = {
  args: { value: { ...aoife, legal_name: LONG_NAME }, typeLabel: LONG_NAME },
};
export const RightToLeft: Story = { ...Empty, decorators: [rightToLeft] };
export const Finnish: Story = { ...UnknownType, globals: finnish };
export const Phone: Story = { ...Empty, globals: phone };
export const Dark: Story = { ...RefusedByField, globals: dark };
