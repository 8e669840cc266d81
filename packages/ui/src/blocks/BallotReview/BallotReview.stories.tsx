import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  ballotWith,
  emptyBallot,
  LONG_NAME,
  NOW,
  partlyRanked,
  withoutNoAward,
} from '../../testing/ballots.ts';
import { atTime, dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { BallotReview } from './BallotReview.tsx';

const meta = {
  component: BallotReview,
  args: {
    categories: partlyRanked,
    documentTitle: 'Dublin 2019: Hugo Award Voting',
    signature: 'Aoife Byrne',
    mail: { isPending: false, onSend: fn() },
    onDownload: fn(),
  },
  decorators: [atTime(NOW)],
  parameters: {
    usage: {
      BallotReview: {
        notFor: 'Editing the ballot: the review links to the categories.',
        keys: keys.button,
        screenReader:
          'How many categories count, what would not count and what is unsaved, with links; then each category in rank order.',
        dos: ['Print it: the printed page states whose ballot it is and when it was printed.'],
        donts: ['Hide categories without a ranking: they fold to one line.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'GapsAndUnsaved',
      parts: [
        ['Title', 'header', 'Whose ballot it is, and what the printed page is called.'],
        ['Total', 'header ~ * p, header ~ p', 'How many categories count.'],
        ['Copies', 'button', 'Print, download, and a copy by mail.'],
        ['Category', 'h3', 'Links to the category, where it can be changed.'],
        ['Ranking', 'ol', 'In the order that is counted.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof BallotReview>;
export default meta;
type Story = StoryObj<typeof meta>;

const troubled = ballotWith({
  Novel: { ballot: [5, null, 1], savedBallot: [5] },
  Fanzine: { ballot: [184, 186], savedBallot: [184, 186] },
});
const email = 'aoife@example.com';

export const PartlyRanked: Story = {};
export const Empty: Story = { args: { categories: emptyBallot } };
export const GapsAndUnsaved: Story = { args: { categories: troubled } };
export const OnlyRead: Story = { args: { signature: undefined } };
export const Mailing: Story = { args: { mail: { isPending: true, onSend: fn() } } };
export const Mailed: Story = {
  args: { mail: { isPending: false, sent: { email, isComplete: true }, onSend: fn() } },
};
export const MailedInPart: Story = {
  args: {
    categories: troubled,
    mail: { isPending: false, sent: { email, isComplete: false }, onSend: fn() },
  },
};
export const MailFailed: Story = {
  args: {
    mail: {
      isPending: false,
      errorMessage: 'Nothing is saved yet that could be mailed.',
      onSend: fn(),
    },
  },
};
export const LongNames: Story = {
  args: {
    categories: ballotWith({
      Novel: { title: LONG_NAME, finalists: [{ id: 1, title: LONG_NAME }], ballot: [null, 1] },
    }),
  },
};
export const RightToLeft: Story = { args: { categories: troubled }, decorators: [rightToLeft] };
export const Finnish: Story = { args: { categories: troubled }, globals: finnish };
export const Phone: Story = { args: { ...MailedInPart.args }, globals: phone };
export const Dark: Story = { args: { ...MailedInPart.args }, globals: dark };
export const ChooseOne: Story = {
  args: {
    size: 1,
    categories: ballotWith({ Novel: { ballot: [5], savedBallot: [5] } }).map(withoutNoAward),
  },
};
