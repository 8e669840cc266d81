import { paperPubsProblems } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { checkout, LONG_NAME, subject, troubles } from '../../testing/purchases.ts';
import { asking, everyKind, tooOld, unanswered } from '../../testing/questions.tsx';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { UpgradeForm, type UpgradeChoice } from './UpgradeForm.tsx';
import { UpgradePage } from './UpgradePage.tsx';

const person = (id: number, name: string, membership: string) => ({
  id,
  name,
  membership,
  membershipLabel: membership,
});
const people = [
  person(5, 'Aoife Ní Bhriain', 'Young adult'),
  person(6, 'Oisín Ní Bhriain', 'Child'),
];

const paper = { name: 'Aoife', address: '1 Quay', country: '' };
const paperPubs = {
  value: null,
  onChange: fn(),
  person: { legal_name: 'Aoife Ní Bhriain' },
  offer: { isPaid: true, amount: 1000 },
};
const choice: UpgradeChoice = {
  id: 5,
  name: 'Aoife Ní Bhriain',
  types: [
    { value: 'Adult', label: 'Adult', hint: 'Born before 2 August 1993', price: '€110' },
    { value: 'YoungAdult', label: 'Young adult', price: 'No membership upgrade' },
    { value: 'Child', label: 'Child', isDisabled: true },
  ],
  type: 'Adult',
  paperPubs,
  canUpgrade: true,
};

const meta = {
  component: UpgradeForm,
  subcomponents: { UpgradePage },
  args: {
    upgrade: choice,
    onTypeChange: fn(),
    problems: [],
    isReady: true,
    checkout: checkout({ amount: 11000 }),
  },
  parameters: {
    usage: {
      UpgradeForm: {
        notFor: 'People without a membership.',
        keys: [
          ['↑ ↓', 'choose what the membership becomes'],
          ['Enter', 'in a field, presses the button that pays'],
        ],
        screenReader:
          'Radio buttons with the difference to pay; additions; the total, or why there is nothing to pay.',
        dos: ['Show the difference, not the full price.'],
        donts: ['Offer memberships that cost less than the current one.'],
      },
      UpgradePage: {
        notFor: 'Accounts with one person: the form alone will do.',
        keys: [['↑ ↓', 'choose the person, then what their membership becomes']],
        screenReader: 'A group with the people of the account, then the form for the chosen one.',
        dos: ['Preselect the person when there is only one.'],
        donts: ['Show the form before a person is chosen.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Chosen',
      parts: [
        ['Person', 'fieldset', 'Whose membership becomes another.'],
        [
          'New membership',
          'section ~ section fieldset fieldset',
          'Each with the difference to pay.',
        ],
        ['Addition', 'input[type=checkbox]', 'Paper publications, which can be bought alone.'],
        ['Checkout', 'button[type=submit]', 'The total, or why nothing is to be paid.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof UpgradeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, with the people of the account. */
const page = (values: Partial<Parameters<typeof UpgradePage>[0]> = {}): Story['render'] =>
  function Page(args) {
    return (
      <UpgradePage people={people} value={5} onChange={fn()} {...values}>
        <UpgradeForm {...args} />
      </UpgradePage>
    );
  };
const nonePicked = { upgrade: null, isReady: false, checkout: checkout({ amount: 0 }) };

export const Chosen: Story = { render: page() };
export const NonePicked: Story = { args: nonePicked, render: page({ value: null }) };
export const NotOnTheAccount: Story = {
  args: nonePicked,
  render: page({ value: null, isNotFound: true }),
};
export const NoPeople: Story = { render: page({ people: [], value: null }) };
export const NothingChosenYet: Story = {
  args: {
    upgrade: { ...choice, type: 'YoungAdult' },
    isReady: false,
    checkout: checkout({ amount: 0 }),
  },
};
export const NothingMoreToHave: Story = {
  args: {
    upgrade: { ...choice, type: 'Adult', paperPubs: undefined, canUpgrade: false },
    isReady: false,
    checkout: checkout({ amount: 0 }),
  },
};
export const PaperPublicationsMissing: Story = {
  args: {
    upgrade: { ...choice, paperPubs: { ...paperPubs, value: paper } },
    problems: paperPubsProblems(paper),
    isReady: false,
    checkout: checkout({ amount: 12000 }),
  },
};
export const RefusedByField: Story = {
  args: {
    upgrade: {
      ...choice,
      paperPubs: {
        ...paperPubs,
        value: { ...paper, country: 'Ireland' },
        validationErrors: { address: 'must NOT have more than 500 characters' },
      },
    },
    validationErrors: { 'paper_pubs.address': 'must NOT have more than 500 characters' },
  },
};
export const RightsEnd: Story = {
  args: {
    upgrade: {
      ...choice,
      type: 'Child',
      note: (
        <Notice tone="warning" title="Aoife Ní Bhriain loses rights">
          Nominating for the Hugo Awards
        </Notice>
      ),
    },
  },
};
export const PriceChanged: Story = {
  args: { checkout: checkout({ amount: 22500, problem: troubles.repriced }) },
};
export const LeftOpen: Story = {
  args: { checkout: checkout({ phase: { kind: 'authenticating' }, sentPurchase: subject }) },
};
export const AgeRefused: Story = {
  args: { upgrade: { ...choice, questions: tooOld }, isReady: false },
};
export const Questions: Story = {
  args: {
    upgrade: { ...choice, questions: asking(everyKind, { problems: unanswered }) },
    isReady: false,
  },
};
export const LongName: Story = {
  args: { upgrade: { ...choice, name: LONG_NAME } },
  render: page({ people: [person(5, LONG_NAME, 'Young adult')] }),
};
export const RightToLeft: Story = { render: page(), decorators: [rightToLeft] };
export const Finnish: Story = { ...NonePicked, globals: finnish };
export const Phone: Story = { render: page(), globals: phone };
export const Dark: Story = { render: page(), globals: dark };
