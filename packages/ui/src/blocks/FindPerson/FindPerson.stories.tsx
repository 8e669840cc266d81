import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { FindPerson } from './FindPerson.tsx';
import type { FoundPerson } from './usePersonActions.ts';

const found = (id: number, values: Partial<FoundPerson> = {}): FoundPerson => ({
  id,
  legalName: 'Aoife Byrne',
  preferredName: 'Aoife Byrne',
  email: 'aoife@example.com',
  subtitle: { kind: 'member', membership: 'Adult', number: 209 + id },
  ...values,
});
const people = [
  found(5),
  found(6, { legalName: 'Oisín Byrne', preferredName: 'Osh' }),
  found(31, { email: null, subtitle: { kind: 'nonMember' } }),
  found(412, {
    email: 'a.byrne@example.org',
    subtitle: { kind: 'daypass', label: '2', days: ['Wed', 'Thu'] },
  }),
];
const many = Array.from({ length: 25 }, (_, index) => found(index + 1));
const long = found(7, {
  legalName: LONG_NAME,
  preferredName: `Á${LONG_NAME}`,
  email: `${LONG_NAME}@example.com`.toLowerCase(),
});

const meta = {
  component: FindPerson,
  args: {
    value: 'byrne',
    onChange: fn(),
    onSubmit: fn(),
    state: { kind: 'found', query: 'byrne', people, hasMore: false },
    getHref: (id) => `/desk/${id}`,
  },
  parameters: {
    usage: {
      FindPerson: {
        notFor: 'Members: it is for the crew, and searches are rate-limited.',
        keys: [['Enter', 'searches']],
        screenReader:
          'A search field; a polite status with the number of matches; each match is a link with enough detail to tell people apart.',
        dos: ['Search by member number when it is known.'],
        donts: ['Show email addresses to operators with lookup rights only.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Found',
      parts: [
        ['Search', 'form[role=search]', 'A name, an address or a number, in one field.'],
        ['Hint', 'form p', 'What can be searched for.'],
        ['Count', '[role=status]', 'Announced after each search.'],
        ['Match', 'li a', 'With enough detail to tell people of one name apart.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof FindPerson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: '', state: { kind: 'idle' } } };
export const Searching: Story = { args: { state: { kind: 'searching' } } };
export const Found: Story = {};
export const OneFound: Story = {
  args: { state: { kind: 'found', query: '214', people: [found(5)], hasMore: false } },
};
export const ManyFound: Story = {
  args: { state: { kind: 'found', query: 'a', people: many, hasMore: true } },
};
export const FewSearchesLeft: Story = {
  args: {
    state: {
      kind: 'found',
      query: 'a',
      people: many,
      hasMore: true,
      allowance: { remaining: 42, retryAfterSeconds: 30 },
    },
  },
};
export const NoMatch: Story = {
  args: { state: { kind: 'found', query: 'byrne', people: [], hasMore: false } },
};
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      errorMessage: 'There is no connection to the server. Check your network and try again.',
    },
  },
};
export const RoleWasTaken: Story = {
  args: {
    state: {
      kind: 'failed',
      errorMessage:
        'Your account can no longer do this. Ask the administrator who gives out roles.',
    },
  },
};
/** For operators who may look people up but not open their records. */
export const NothingToOpen: Story = { args: { getHref: undefined } };
export const LongNames: Story = {
  args: { value: LONG_NAME, state: { kind: 'found', query: '', people: [long], hasMore: false } },
  globals: phone,
};
export const NoMatchForALongName: Story = {
  args: { state: { kind: 'found', query: LONG_NAME, people: [], hasMore: false } },
  globals: phone,
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
