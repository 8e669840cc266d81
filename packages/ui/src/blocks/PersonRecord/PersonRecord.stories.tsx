import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { membershipLabel, RECORD } from '../../testing/records.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { PersonRecord, type RecordedPerson } from './PersonRecord.tsx';

const bare: RecordedPerson = {
  ...RECORD,
  subtitle: { kind: 'nonMember' },
  fields: { legal_name: 'Aoife Ní Bhriain' },
  account: null,
  awards: { nominatedAt: null, votedAt: null },
  purchases: [],
  mails: [],
  log: [],
};
const first = <Item,>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('There is one');
  return item;
};
const hundred = <Item extends { id: number }>(item: Item) =>
  Array.from({ length: 100 }, (_, id) => ({ ...item, id }));
const long: RecordedPerson = {
  ...RECORD,
  legalName: LONG_NAME,
  subtitle: { kind: 'member', membership: LONG_NAME, number: 214 },
  fields: { legal_name: LONG_NAME, email: `${LONG_NAME}@example.com`, address: LONG_NAME },
  account: RECORD.account && {
    ...RECORD.account,
    email: `${LONG_NAME}@example.com`,
    people: RECORD.account.people.map((each) => ({ ...each, legalName: LONG_NAME })),
  },
  purchases: RECORD.purchases.map((each) => ({ ...each, title: LONG_NAME })),
  mails: RECORD.mails.map((each) => ({ ...each, kind: LONG_NAME })),
};

const meta = {
  component: PersonRecord,
  args: {
    record: RECORD,
    onRetry: fn(),
    getHref: (id, task) => (task ? `/desk/${id}/${task}` : `/desk/${id}`),
    findHref: '/desk',
    getMembershipLabel: membershipLabel,
  },
  parameters: {
    usage: {
      PersonRecord: {
        notFor: 'Members: it is for the crew.',
        keys: keys.link,
        screenReader:
          'A region for each kind of fact: details, account, purchases, mails, changes. For awards, only whether something was sent.',
        dos: ['Show who made each change, and why.'],
        donts: ['Show how a person votes: the crew must never see it.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Everything',
      parts: [
        ['Person', 'h1', 'With membership and number, as the crew will ask for them.'],
        ['Actions', 'section ul', 'What this operator may do.'],
        ['Details', 'dl', 'Empty fields are listed in one line.'],
        ['Changes', 'section ol', 'Who changed what, when and why. Never how a person votes.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof PersonRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Nothing: Story = { args: { record: bare } };
export const AsManyAsAreShown: Story = {
  args: {
    record: {
      ...RECORD,
      purchases: hundred(first(RECORD.purchases)),
      mails: hundred(first(RECORD.mails)),
    },
  },
};
export const Loading: Story = { args: { record: undefined } };
export const Failed: Story = {
  args: {
    record: undefined,
    errorMessage: 'There is no connection to the server. Check your network and try again.',
  },
};
export const RoleWasTaken: Story = {
  args: {
    record: undefined,
    errorMessage: 'Your account can no longer do this. Ask the administrator who gives out roles.',
  },
};
export const LongNames: Story = { args: { record: long }, globals: phone };
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
