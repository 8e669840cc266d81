import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Retryable } from '../../components/Retryable/Retryable.tsx';
import { LONG_NAME, NOW, partlyRanked } from '../../testing/ballots.ts';
import { atTime, dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { AwardBallot } from '../AwardBallot/AwardBallot.tsx';
import { BallotReview } from '../BallotReview/BallotReview.tsx';
import { SignIn } from '../SignIn/SignIn.tsx';
import type { Voter } from './VoterCard.tsx';
import { VotingPage, type VotingPeriod } from './VotingPage.tsx';

const open: VotingPeriod = {
  phase: 'open',
  urgency: 'calm',
  remaining: { unit: 'day', value: 30 },
  opensAt: '2019-04-01T00:00:00-07:00',
  closesAt: '2019-07-31T23:59:00-07:00',
  timeZone: 'America/Los_Angeles',
};
const before: VotingPeriod = { ...open, phase: 'before', remaining: undefined };
const closed: VotingPeriod = { ...open, phase: 'closed', remaining: undefined };

const unsigned: Voter = {
  kind: 'voter',
  name: 'Aoife Byrne',
  membership: 'Adult member #214',
  signature: undefined,
  hasUnsavedChanges: false,
};
const signed: Voter = { ...unsigned, signature: 'Aoife Byrne' };

const ballot = (isReadOnly: boolean) => (
  <AwardBallot
    categories={partlyRanked}
    isReadOnly={isReadOnly}
    onChange={fn()}
    onResolveConflict={fn()}
    onRetry={fn()}
    review={
      <BallotReview
        categories={partlyRanked}
        documentTitle="Dublin 2019: Hugo Award Voting"
        signature={isReadOnly ? undefined : 'Aoife Byrne'}
        mail={{ isPending: false, onSend: fn() }}
        onDownload={fn()}
      />
    }
  />
);

const meta = {
  component: VotingPage,
  args: {
    title: 'Hugo Award Voting',
    period: open,
    rules: { eligibilityYear: 2018, positions: 7, noAward: 'No award' },
    ceremonies: [
      { key: 'hugo', name: 'Hugo Awards', day: '2019-08-18' },
      { key: 'retro', name: 'Retro Hugo Awards', day: '2019-08-15' },
    ],
    ceremonySentence: 'The Retro Hugo Awards are presented on {retro}, the Hugo Awards on {hugo}.',
    contactEmail: 'hugohelp@dublin2019.com',
    voter: unsigned,

    onSign: fn(),
  },
  decorators: [atTime(NOW)],
  parameters: {
    usage: {
      VotingPage: {
        notFor: 'The ballot itself: put `AwardBallot` inside it.',
        keys: [
          ['Enter', 'in the field, signs'],
          ['Enter, Space', 'unfolds how to vote, on its heading'],
        ],
        screenReader:
          'The deadline, the voter and the signature, how to vote, then the ballot; before and after voting, when it opens and when the awards are given.',
        dos: ['Ask for the signature before ranking: until then the ballot is read-only.'],
        donts: ['Leave the deadline out on its last day: it is a notice then.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Signed',
      parts: [
        ['Deadline', 'time', 'In the voter’s time zone. On the last day it is a notice.'],
        ['Voter', 'section', 'Whose vote it is, and under which name it is signed.'],
        ['How to vote', 'details', 'Folded once the ballot is signed.'],
        ['Ballot', 'nav', '`AwardBallot`, or another child.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof VotingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotOpenYet: Story = { args: { period: before } };
export const Unsigned: Story = {};
export const UnsavedFromBefore: Story = {
  args: { voter: { ...unsigned, hasUnsavedChanges: true } },
};
export const Held: Story = {
  args: {
    voter: { ...unsigned, isOnHold: true },
    children: (
      <Retryable
        errorMessage="This person was moved to your address. To protect their vote, their ballot stays closed here for some days."
        onRetry={fn()}
      >
        {null}
      </Retryable>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Signature')).toBeNull();
    await expect(canvas.getByText('Adult member #214')).toBeVisible();
  },
};
export const Signed: Story = { args: { voter: signed, children: ballot(false) } };
export const LastDay: Story = {
  args: { period: { ...open, urgency: 'near', remaining: { unit: 'hour', value: 3 } } },
};
export const LastMinutes: Story = {
  args: { period: { ...open, urgency: 'pressing', remaining: { unit: 'minute', value: 12 } } },
};
export const Closed: Story = { args: { period: closed, children: ballot(true) } };
export const ClosedWithOneAward: Story = {
  args: {
    period: closed,
    ceremonies: [{ key: 'hugo', name: 'Hugo Awards', day: '2019-08-18' }],
    ceremonySentence: undefined,
  },
};
export const NoRight: Story = { args: { voter: { kind: 'noRight', name: 'Oisín Byrne' } } };
export const NotSignedIn: Story = {
  args: {
    voter: {
      kind: 'visitor',
      newMembershipHref: '/new',
      signIn: <SignIn request={{ kind: 'none' }} onRequestLink={fn()} onReset={fn()} />,
    },
  },
};
export const SharedAccount: Story = {
  args: { voter: { kind: 'none', isSharedAccount: true } },
};
export const NoVoterAfterwards: Story = { args: { ...NotSignedIn.args, period: closed } };
export const LongNames: Story = {
  args: { voter: { ...signed, name: LONG_NAME, signature: LONG_NAME } },
};
export const RightToLeft: Story = { args: { ...Signed.args }, decorators: [rightToLeft] };
export const Finnish: Story = { args: { ...Signed.args }, globals: finnish };
export const FinnishUnsigned: Story = { args: { ...UnsavedFromBefore.args }, globals: finnish };
export const FinnishClosed: Story = { args: { period: closed }, globals: finnish };
export const Phone: Story = { args: { ...Signed.args }, globals: phone };
export const PhoneUnsigned: Story = { args: { ...LastMinutes.args }, globals: phone };
export const Dark: Story = { args: { ...Signed.args }, globals: dark };
export const ChooseOne: Story = { args: { rules: { positions: 1, noAward: null } } };
export const ChooseOneOrNone: Story = {
  args: { rules: { eligibilityYear: 2026, positions: 1, noAward: 'None of these' } },
};
export const WithoutNoAward: Story = { args: { rules: { positions: 5, noAward: null } } };
export const ChooseOneFinnish: Story = { args: { ...ChooseOneOrNone.args }, globals: finnish };
