import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  ballotWith,
  emptyBallot,
  LONG_NAME,
  NOW,
  partlyRanked,
  SAVED_AT,
  withoutNoAward,
} from '../../testing/ballots.ts';
import { inEveryMode, inForcedColors } from '../../testing/modes.ts';
import { atTime, dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { AwardBallot, AwardBallotSkeleton } from './AwardBallot.tsx';

const meta = {
  component: AwardBallot,
  args: {
    categories: partlyRanked,
    defaultExpandedKeys: ['Novel'],
    onChange: fn(),
    onResolveConflict: fn(),
    onRetry: fn(),
    packet: { onRetry: fn(), onOpenFile: fn(), onRequest: fn() },
  },
  decorators: [atTime(NOW)],
  parameters: {
    usage: {
      AwardBallot: {
        notFor: 'A single category on another page: use `RankedBallot`.',
        keys: [
          ['Enter, Space', 'folds and unfolds a category, on its heading'],
          ['Enter', 'in the index, goes to a category'],
          ['1 … 9, Delete', 'rank a finalist or remove it, as in `RankedBallot`'],
        ],
        screenReader:
          'A navigation of the categories with their progress, then a region for each category. Saves, refusals and changes made elsewhere are announced in their category.',
        dos: [
          'Wrap it in a `NowProvider`.',
          'Pass the status of each category from `@conkit/drafts`: the block never shows “saved” on its own.',
        ],
        donts: ["Leave out the review: it is the voter's last check before the deadline."],
      },
      AwardBallotSkeleton: {
        notFor: 'Other pages: the skeleton has the shape of a ballot.',
        keys: keys.none,
        screenReader: 'That the ballot is loading.',
        dos: ['Show it until the saved ballot has loaded.'],
        donts: ['Show it again while a category is saved.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'PartlyRanked',
      parts: [
        [
          'Index',
          'nav',
          'Every category with its progress and what is saved. Stays in view while the page scrolls.',
        ],
        ['Category', 'section', 'Folds to one line. The first unfinished one is open.'],
        ['Heading', 'summary', 'Folds and unfolds the category, and shows whether it is ranked.'],
        [
          'Ballot',
          '[role=group]',
          '`RankedBallot`: the finalists in the order of the vote, and those without a rank.',
        ],
        [
          'Next',
          '[data-unranked] ~ div button:last-of-type',
          'Goes to the next category without a trip through the index.',
        ],
        ['Save status', 'output', 'Shows “saved” only after the server has answered.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof AwardBallot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Novels are ranked, but this ranking is not saved. */
const unsaved = { ballot: [5, 1, -1], savedBallot: [5], savedAt: SAVED_AT };
const packet = {
  formats: [
    { key: 'epub', label: 'EPUB, 12MB', url: '/hugo-packet/5/Novel/epub' },
    { key: 'pdf', label: 'PDF, 340kB', url: '/hugo-packet/5/Novel/pdf' },
  ],
};

export const Loading: Story = { render: () => <AwardBallotSkeleton /> };
export const Empty: Story = { args: { categories: emptyBallot } };
export const PartlyRanked: Story = {};
export const ComingBack: Story = { args: { defaultExpandedKeys: undefined } };
export const Finished: Story = {
  args: {
    defaultExpandedKeys: undefined,
    categories: ballotWith({
      Novel: { ballot: [5, 1, -1], savedBallot: [5, 1, -1], savedAt: SAVED_AT },
      ShortStory: { ballot: [20, 23, 26], savedBallot: [20, 23, 26], savedAt: SAVED_AT },
      Fanzine: { ballot: [184], savedBallot: [184], savedAt: SAVED_AT },
    }),
  },
};
export const Unsigned: Story = { args: { isReadOnly: true, signatureHref: '#signature' } };
const withGaps = ballotWith({
  Novel: { ...unsaved, ballot: [5, null, 1, 3], status: 'unsaved' },
  Fanzine: { ballot: [null, 184], savedBallot: [null, 184], savedAt: SAVED_AT },
});
export const WithGaps: Story = { args: { categories: withGaps }, parameters: inEveryMode };
export const ForcedColors: Story = { args: { categories: withGaps }, parameters: inForcedColors };
export const Unsaved: Story = {
  args: { categories: ballotWith({ Novel: { ...unsaved, status: 'unsaved' } }) },
};
export const Saving: Story = {
  args: { categories: ballotWith({ Novel: { ...unsaved, status: 'saving' } }) },
};
const failed = {
  kind: 'failed',
  errorMessage: 'The server has a problem. Try again in a moment.',
} as const;
export const Failed: Story = {
  args: { categories: ballotWith({ Novel: { ...unsaved, status: 'notSaved' } }), problem: failed },
};
/** The browser cannot store drafts. */
export const NotKept: Story = { args: { isStoredLocally: false } };
export const FailedAndNotKept: Story = { args: { ...Failed.args, isStoredLocally: false } };
export const Offline: Story = {
  args: {
    categories: ballotWith({ Novel: { ...unsaved, status: 'offline' } }),
    problem: {
      kind: 'failed',
      errorMessage: 'There is no connection to the server. Check your network and try again.',
    },
  },
};
export const SignedOut: Story = {
  args: {
    categories: ballotWith({ Novel: { ...unsaved, status: 'notSaved' } }),
    problem: { kind: 'signedOut', signInHref: '/?next=%2Fhugo%2Fvote%2F5' },
  },
};
export const SignedOutAndNotKept: Story = { args: { ...SignedOut.args, isStoredLocally: false } };
export const Conflict: Story = {
  args: {
    categories: ballotWith({
      Novel: {
        ...unsaved,
        status: 'unsaved',
        theirs: [3, null, 2],
      },
    }),
  },
};
export const Refused: Story = {
  args: {
    categories: ballotWith({
      Fanzine: { ballot: [186], savedBallot: [], status: 'notSaved', refusal: 'replacedFinalist' },
    }),
  },
};
export const RefusedCategory: Story = {
  args: {
    categories: ballotWith({
      Novel: { ...unsaved, status: 'notSaved', refusal: 'unknownCategory' },
    }),
  },
};
export const RefusedEntry: Story = {
  args: { categories: ballotWith({ Novel: { ...unsaved, status: 'notSaved', refusal: 'other' } }) },
};
export const ReplacedFinalist: Story = {
  args: {
    categories: ballotWith({
      Fanzine: { ballot: [184, 186], savedBallot: [184, 186], savedAt: SAVED_AT },
    }),
  },
};
export const Closed: Story = { args: { isReadOnly: true } };
export const ClosedWithNothing: Story = { args: { categories: emptyBallot, isReadOnly: true } };
export const ClosedTooLate: Story = {
  args: {
    categories: ballotWith({ Novel: { ...unsaved, status: 'notSaved' } }),
    isReadOnly: true,
    problem: { kind: 'tooLate' },
  },
};
export const ClosedUnconfirmed: Story = { args: { ...ClosedTooLate.args, problem: failed } };
export const OtherAward: Story = {
  args: {
    otherBallot: {
      awardName: { name: 'Retro Hugo Awards', forms: { short: 'Retro Hugo' } },
      href: '/hugo/vote-retro/5',
    },
  },
};
export const WithPacket: Story = {
  args: {
    categories: ballotWith({
      Novel: { packet },
      ShortStory: {
        packet: { formats: [], request: { label: 'Get a token for the games', isPending: false } },
      },
      Fanzine: { packet: { ...packet, request: { label: 'Get a token', isPending: true } } },
    }),
  },
};
export const PacketFailed: Story = {
  args: {
    packet: {
      errorMessage: 'The server has a problem. Try again in a moment.',
      onRetry: fn(),
    },
  },
};
export const LastHour: Story = { args: { remaining: { unit: 'minute', value: 42 } } };
export const LongNames: Story = {
  args: {
    categories: ballotWith({
      Novel: {
        title: LONG_NAME,
        finalists: [{ id: 1, title: LONG_NAME, subtitle: LONG_NAME }],
        ballot: [null, 1],
        status: 'notSaved',
        packet,
      },
    }),
    problem: failed,
  },
};
export const RightToLeft: Story = { args: { categories: withGaps }, decorators: [rightToLeft] };
export const Finnish: Story = {
  args: {
    ...SignedOut.args,
    remaining: { unit: 'hour', value: 3 },
    categories: withGaps,
  },
  globals: finnish,
};
export const FinnishRefused: Story = { args: { ...Refused.args }, globals: finnish };
export const Phone: Story = { args: { ...Failed.args, ...LastHour.args }, globals: phone };
export const PhoneUnsigned: Story = { args: { ...Unsigned.args }, globals: phone };
export const PhoneOffline: Story = { args: { ...Offline.args }, globals: phone };
export const PhoneGaps: Story = { args: { categories: withGaps }, globals: phone };
export const PhoneLongNames: Story = { args: { ...LongNames.args }, globals: phone };
export const PhoneFinnish: Story = {
  args: { ...Offline.args, ...LastHour.args },
  globals: { ...phone, ...finnish },
};
export const PhoneRightToLeft: Story = {
  args: { ...Failed.args },
  decorators: [rightToLeft],
  globals: phone,
};
export const PhoneClosed: Story = { args: { ...ClosedTooLate.args }, globals: phone };
export const PhoneConflict: Story = { args: { ...Conflict.args }, globals: phone };
export const Dark: Story = { args: { ...Conflict.args, problem: failed }, globals: dark };
export const DarkFinnishConflict: Story = {
  args: { ...Conflict.args },
  globals: { ...dark, ...finnish },
};

/** An award where the voter chooses one finalist in each category, without No Award. */
const choices = ballotWith({
  Novel: { ballot: [5], savedBallot: [5], savedAt: SAVED_AT },
}).map(withoutNoAward);
export const ChooseOne: Story = { args: { categories: choices, size: 1 } };
export const ChooseOneUnsigned: Story = {
  args: { categories: choices, size: 1, isReadOnly: true, signatureHref: '#signature' },
};
export const ChooseOneFinnish: Story = { args: { ...ChooseOne.args }, globals: finnish };
export const ChooseOnePhone: Story = { args: { ...ChooseOne.args }, globals: phone };
export const WithoutNoAward: Story = {
  args: { categories: partlyRanked.map(withoutNoAward) },
};
