import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { attending, children, daypasses, supporting, withoutPrices } from '../../testing/offers.ts';
import {
  aoife as withoutProgress,
  begun,
  awardPages,
  LONG_NAME,
  oisin,
  onAccount,
  votingTime,
} from '../../testing/people.ts';
import { inEveryMode } from '../../testing/modes.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { NowProvider } from '../../words/dates.ts';
import { Offers } from '../Offers/Offers.tsx';
import { MemberHome } from './MemberHome.tsx';

const aoife = { ...withoutProgress, progress: begun };
const memberships = [attending, children, supporting];
const offers = (
  <Offers
    membershipGroups={memberships}
    upgrade={{ href: '/upgrade/5', kind: 'both' }}
    daypasses={daypasses}
  />
);
const links: Record<string, string> = { upgrade: '/upgrade', siteSelectionToken: '/pay/ss-token' };

const meta = {
  component: MemberHome,
  args: {
    people: onAccount([aoife]),
    awardPages,
    chatName: 'Slack',
    nextStep: { kind: 'continue', personId: aoife.id, page: 'vote' },
    getHref: (action, id) =>
      /^(nominate|vote)/.test(action) ? `/hugo/${action}/${id}` : links[action],
    onAction: fn(),
    newMembershipHref: '/new',
    offers,
  },
  decorators: [
    (Story, { parameters }) => (
      <NowProvider value={new Date((parameters['now'] as string | undefined) ?? votingTime)}>
        <Story />
      </NowProvider>
    ),
  ],
  parameters: {
    usage: {
      MemberHome: {
        notFor: 'Visitors without an account: use `Welcome`.',
        keys: keys.link,
        screenReader:
          'A region for each person with their membership, their progress in each award and their actions; the next step comes first. With `more`, how many people are shown, announced each time more are added.',
        dos: [
          'Fill only one button: the next step.',
          'Pass `more` when an account has more than 50 people.',
        ],
        donts: ['Repeat for each person what applies to all.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'OnePerson',
      parts: [
        ['Person', 'section', 'A card for each person of the account.'],
        ['Next step', 'li a', 'The only filled row: what the member should do now.'],
        ['Progress', 'li a time', 'How far the ballot is, and until when it can be changed.'],
        ['Other tasks', 'li button', 'Details, barcode, upgrade, without a colour of their own.'],
        ['Offers', 'ul[aria-label="New Membership"]', 'What the account can buy, with prices.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof MemberHome>;
export default meta;
type Story = StoryObj<typeof meta>;

const openWhy: Story['play'] = async ({ canvas, userEvent }) => {
  for (const why of canvas.getAllByText(/Missing something|Puuttuuko|هل ينقص شيء/))
    await userEvent.click(why);
};

export const OnePerson: Story = { parameters: inEveryMode };
export const NoPeople: Story = {
  args: {
    people: [],
    offers: (
      <Offers
        membershipGroups={memberships}
        upgrade={{ href: '/upgrade', kind: 'both', unavailableReason: 'noPeople' }}
        daypasses={daypasses}
      />
    ),
  },
};
export const Family: Story = {
  args: {
    people: onAccount([
      { ...aoife, membership: 'Adult' },
      oisin,
      { id: 7, name: 'Zoë Byrne', membership: 'Child', member_number: 216 },
    ]),
  },
};
export const EveryKindOfPerson: Story = {
  args: {
    people: onAccount([
      { ...aoife, membership: 'Adult', paper_pubs: { name: 'A', address: 'B', country: 'C' } },
      { id: 8, name: 'Grace Hopper', membership: 'Supporting', member_number: null },
      oisin,
      {
        id: 9,
        name: 'Ronan Keane',
        membership: 'Non-member',
        daypass: '2',
        daypass_days: [true, true, false, false, false],
      },
      { id: 10, name: 'Ines Costa', membership: 'Hugo nominator' },
      { id: 11, name: 'Niamh Walsh', membership: 'Non-member' },
    ]),
  },
  play: openWhy,
};
export const BeforeVotingOpens: Story = {
  args: { people: onAccount([aoife], new Date('2019-03-20T12:00:00Z')), nextStep: undefined },
  parameters: { now: '2019-03-20T12:00:00Z' },
  play: openWhy,
};
export const AfterTheDeadlines: Story = {
  args: { people: onAccount([aoife], new Date('2019-08-02T12:00:00Z')), nextStep: undefined },
  parameters: { now: '2019-08-02T12:00:00Z' },
};
export const NotStarted: Story = {
  args: {
    people: onAccount([
      {
        ...aoife,
        progress: { ...begun, vote: { categories: 20, done: 0, saved: null } },
      },
    ]),
    nextStep: { kind: 'start', personId: aoife.id, page: 'vote' },
  },
};
/** This device has changes that the server lacks. */
export const UnsavedHere: Story = {
  args: { people: onAccount([{ ...aoife, unsavedPages: ['vote'] }]) },
};
export const Reminders: Story = {
  args: {
    people: onAccount([
      { ...aoife, hasReminders: false },
      { ...aoife, id: 8, name: 'Grace Hopper', member_number: 217, hasReminders: true },
    ]),
    nextStep: undefined,
    onRemind: fn(),
    getReadingHref: (id) => `/hugo/reading/${id}`,
  },
};
export const Finished: Story = {
  args: {
    people: onAccount([{ ...aoife, progress: { ...begun, vote: { ...begun.vote, done: 20 } } }]),
    nextStep: { kind: 'start', personId: aoife.id, page: 'vote-retro' },
  },
};
export const TheLastDay: Story = { parameters: { now: '2019-08-01T02:00:00Z' } };
const sharing = [aoife, { ...aoife, id: 8, name: 'Grace Hopper', member_number: 217 }];
export const TwoVoters: Story = {
  args: {
    people: onAccount(sharing),
    nextStep: undefined,
  },
};
/** The session was opened by the link of one of two voters. */
export const TwoVotersOneLinked: Story = {
  args: { people: onAccount(sharing, votingTime, aoife.id), onMailLink: fn() },
};
const mailed = { page: 'vote', personId: 8 } as const;
export const LinkSent: Story = {
  args: {
    people: onAccount(sharing),
    nextStep: undefined,
    onMailLink: fn(),
    mailedLink: { ...mailed, request: { kind: 'sent', email: 'home@example.com' } },
  },
};
export const LinkNotSent: Story = {
  args: {
    ...LinkSent.args,
    mailedLink: {
      ...mailed,
      request: {
        kind: 'failed',
        errorMessage: 'That was too often. Try again in 5 minutes.',
        isRateLimited: true,
      },
    },
  },
};
export const FinnishLinkSentOnAPhone: Story = {
  ...LinkSent,
  globals: { ...finnish, ...phone },
};
export const LinkSentRightToLeft: Story = { ...LinkSent, decorators: [rightToLeft] };
export const HowTheyStandIsLoading: Story = {
  args: { people: onAccount([withoutProgress]), status: { kind: 'loading' }, nextStep: undefined },
};
export const HowTheyStandFailed: Story = {
  args: {
    people: onAccount([withoutProgress]),
    status: { kind: 'failed', isOffline: false, isRetrying: false, onRetry: fn() },
    nextStep: undefined,
  },
};
export const Offline: Story = {
  args: {
    people: onAccount([withoutProgress]),
    status: { kind: 'failed', isOffline: true, isRetrying: true, onRetry: fn() },
    nextStep: undefined,
  },
};
export const ManyPeople: Story = {
  args: {
    people: onAccount([
      aoife,
      ...Array.from({ length: 11 }, (_, index) => ({
        ...oisin,
        id: 20 + index,
        name: `Child Number ${index + 1}`,
        member_number: 300 + index,
      })),
    ]),
  },
};
const more = { total: 3000, hasMore: true, isLoading: false, hasError: false, onLoadMore: fn() };
/** An account with more people than the page shows at first. */
export const MorePeople: Story = { args: { ...ManyPeople.args, more } };
export const MorePeopleBeingLoaded: Story = {
  args: { ...ManyPeople.args, more: { ...more, isLoading: true } },
};
export const MorePeopleNotLoaded: Story = {
  args: { ...ManyPeople.args, more: { ...more, hasError: true } },
};
export const AllPeopleShown: Story = {
  args: { ...ManyPeople.args, more: { ...more, hasMore: false, total: 2 } },
};
export const OpenInvoices: Story = {
  args: {
    nextStep: { kind: 'invoice', id: 17 },
    invoices: (
      <Card title="Bench" subtitle="Invoice 2019-17">
        <CardBody>
          <Button tone="primary">Pay by card · €60</Button>
        </CardBody>
      </Card>
    ),
  },
};
export const JustBought: Story = {
  args: {
    banner: (
      <Card title="Receipt">
        <CardBody>
          <p>Thank you! €210 was paid by card.</p>
        </CardBody>
      </Card>
    ),
  },
};
export const InvoicesFailed: Story = {
  args: {
    invoices: (
      <Card>
        <CardBody>
          <Notice tone="danger" role="alert" action={<Button>Try again</Button>}>
            The payments of your account could not be loaded.
          </Notice>
        </CardBody>
      </Card>
    ),
  },
};
export const OffersWithoutPrices: Story = {
  args: {
    offers: (
      <Offers
        membershipGroups={memberships.map(withoutPrices)}
        upgrade={{ href: '/upgrade/5', kind: 'both' }}
        daypasses={withoutPrices(daypasses)}
      />
    ),
  },
};
export const LongNames: Story = {
  args: {
    nextStep: undefined,
    people: onAccount([
      { ...aoife, name: LONG_NAME },
      { ...oisin, name: `Á ${LONG_NAME}` },
    ]),
  },
};
export const LongNamesOnAPhone: Story = { ...LongNames, globals: phone };
export const RightToLeft: Story = { ...EveryKindOfPerson, decorators: [rightToLeft] };
export const FinnishLastDay: Story = { ...TheLastDay, globals: finnish };
export const FinnishOffline: Story = { ...Offline, globals: finnish };
export const Finnish: Story = { ...EveryKindOfPerson, globals: finnish };
export const FinnishNoPeople: Story = { ...NoPeople, globals: finnish };
export const FinnishMorePeople: Story = { ...MorePeople, globals: finnish };
export const MorePeopleOnAPhone: Story = { ...MorePeople, globals: phone };
export const MorePeopleRightToLeft: Story = { ...MorePeople, decorators: [rightToLeft] };
export const MorePeopleDark: Story = { ...MorePeople, globals: dark };
export const Phone: Story = { ...EveryKindOfPerson, globals: phone };
export const Dark: Story = { ...EveryKindOfPerson, globals: dark };
