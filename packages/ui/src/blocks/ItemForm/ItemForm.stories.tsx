import type { ItemProblem } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MemberLookup } from '../../components/MemberLookup/MemberLookup.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { checkout, LONG_NAME, subject, troubles } from '../../testing/purchases.ts';
import { asking, everyKind, unanswered } from '../../testing/questions.tsx';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import type { ItemPeople, ItemValue } from './item.ts';
import { ItemForm } from './ItemForm.tsx';

const person = (id: number, name: string, membership: string) => ({
  id,
  name,
  membership,
  membershipLabel: membership,
});
const account: ItemPeople = {
  people: [person(5, 'Aoife Ní Bhriain', 'Adult'), person(6, 'Oisín Ní Bhriain', 'Child')],
  lookup: <MemberLookup state={{ kind: 'idle' }} onSubmit={fn()} />,
  onRemove: fn(),
};
const noPeople: ItemPeople = { ...account, people: [] };
const empty: ItemValue = { person: null, email: '', name: '', values: {} };
const filled: ItemValue = {
  ...empty,
  values: {
    sponsor: 'In memory of a friend',
    size: 'l',
    copies: '2',
    visible: true,
    invoice: '17',
  },
};
const problems: readonly ItemProblem[] = [
  { kind: 'name' },
  { kind: 'email' },
  { kind: 'field', key: 'sponsor' },
];
const signIn = <Notice title="Are you a member?">Sign in to see what you have bought here.</Notice>;

const meta = {
  component: ItemForm,
  args: {
    label: 'Bench',
    category: 'Sponsorship',
    description: <p>A sign of yours on a bench in the convention centre.</p>,
    recipients: account,
    selectedPerson: 5,
    fields: [
      { key: 'sponsor', label: 'Text of the sign', type: 'string', isRequired: true },
      { key: 'size', label: 'Size', type: 'string', values: { s: 'Small', l: 'Large' } },
      { key: 'copies', label: 'Copies', type: 'number' },
      { key: 'visible', label: 'On the website', type: 'boolean' },
      { key: 'invoice', label: 'Invoice number', type: 'string' },
    ],
    value: filled,
    onChange: fn(),
    validation: { problems: [], invalidNumbers: [] },
    isReady: true,
    onClear: fn(),
    checkout: checkout({ amount: 6000 }),
  },
  parameters: {
    usage: {
      ItemForm: {
        notFor: 'Memberships, upgrades and day passes: they have forms of their own.',
        keys: keys.form,
        screenReader:
          'The item and its price, who it is for, the fields of its category, and the checkout.',
        dos: ["Describe the fields in the convention's configuration."],
        donts: ['Sell items without a fixed price: the form shows where to write instead.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'SignedIn',
      parts: [
        ['Item', 'header', 'Its name and category.'],
        ['Recipient', 'fieldset fieldset', 'The people of the account, or another member.'],
        ['Field of the category', '[name=sponsor]', 'From the convention’s configuration.'],
        ['Checkout', 'button[type=submit]', '`Checkout`: the amount and the button.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof ItemForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const SignedOutEmpty: Story = {
  args: {
    recipients: noPeople,
    selectedPerson: null,
    value: empty,
    validation: { problems, invalidNumbers: [] },
    isReady: false,
    onClear: undefined,
    signIn,
  },
};
export const SignedOutFilled: Story = {
  args: {
    recipients: noPeople,
    selectedPerson: null,
    value: { ...filled, name: 'Aoife Ní Bhriain', email: 'aoife@example.com' },
    signIn,
  },
};
export const RefusedByField: Story = {
  args: {
    ...SignedOutFilled.args,
    validationErrors: {
      email: 'must match format "email"',
      sponsor: 'must NOT have more than 200 characters',
    },
    checkout: checkout({ amount: 6000, problem: troubles.refused }),
  },
};
export const NotANumber: Story = {
  args: {
    value: { ...filled, values: { ...filled.values, copies: 'two' } },
    validation: { problems: [], invalidNumbers: ['copies'] },
    isReady: false,
  },
};
export const LookingForAnotherMember: Story = {
  args: {
    selectedPerson: 'other',
    value: { ...filled, person: 'other' },
    validation: { problems: [{ kind: 'person' }], invalidNumbers: [] },
    isReady: false,
  },
};
export const AnotherMemberFound: Story = {
  args: {
    recipients: { ...account, foundPerson: person(9, 'Ronan Keane', 'Supporter') },
    selectedPerson: 'other',
    value: { ...filled, person: 'other' },
  },
};
export const WithoutPrice: Story = {
  args: {
    validation: { problems: [{ kind: 'price' }], invalidNumbers: [] },
    isReady: false,
    checkout: checkout({ amount: 0 }),
  },
};
export const PriceChanged: Story = {
  args: { checkout: checkout({ amount: 6500, problem: troubles.repriced }) },
};
export const Token: Story = {
  args: {
    label: 'Site selection token',
    category: undefined,
    description: undefined,
    isToken: true,
    recipients: { ...account, membershipTypes: ['Adult'] },
    fields: [],
    onClear: undefined,
    checkout: checkout({ amount: 4000 }),
  },
};
export const TokenHeld: Story = {
  args: {
    ...Token.args,
    validation: {
      problems: [],
      invalidNumbers: [],
      existingToken: { name: 'Aoife Ní Bhriain', isOwn: true },
    },
    isReady: false,
  },
};
export const TokenSignedOut: Story = {
  args: {
    ...Token.args,
    recipients: { ...noPeople, membershipTypes: ['Adult'] },
    selectedPerson: null,
    validation: { problems: [{ kind: 'person' }], invalidNumbers: [] },
    isReady: false,
    signIn,
  },
};
export const LeftOpen: Story = {
  args: { checkout: checkout({ phase: { kind: 'processing' }, sentPurchase: subject }) },
};
export const Questions: Story = {
  args: { questions: asking(everyKind, { problems: unanswered }), isReady: false },
};
export const LongName: Story = {
  args: { label: LONG_NAME, recipients: { ...account, people: [person(5, LONG_NAME, 'Adult')] } },
};
export const RightToLeft: Story = { ...TokenHeld, decorators: [rightToLeft] };
export const Finnish: Story = { ...SignedOutEmpty, globals: finnish };
export const FinnishToken: Story = { ...TokenHeld, globals: finnish };
export const Phone: Story = { ...SignedOutEmpty, globals: phone };
export const Dark: Story = { ...TokenHeld, globals: dark };
