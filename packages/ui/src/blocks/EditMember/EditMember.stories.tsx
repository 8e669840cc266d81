import type { PersonFields } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { EditMember } from './EditMember.tsx';

const saved: PersonFields = {
  legal_name: 'Aoife Ní Bhriain',
  email: 'aoife@example.com',
  badge_name: 'Aoife',
  public_first_name: 'Aoife',
  public_last_name: 'Ní Bhriain',
  city: 'Cork',
  country: 'Ireland',
  paper_pubs: { name: 'Aoife Ní Bhriain', address: '1 Main Street', country: 'Ireland' },
};
const changed = { ...saved, badge_name: 'Aoife of Cork', city: 'Dublin' };

const meta = {
  component: EditMember,
  args: {
    title: { kind: 'member', number: 214 },
    value: saved,
    savedValue: saved,
    onChange: fn(),
    conflicts: [],
    onResolveConflict: fn(),
    failedAttempts: 0,
    isPending: false,
    onSave: fn(),
    onClose: fn(),
    onStartOver: fn(),
    paperPubs: { isPaid: true, amount: 1000 },
    registrationEmail: 'registration@example.com',
  },
  parameters: {
    usage: {
      EditMember: {
        notFor: 'A new person: use `NewMemberForm`.',
        keys: keys.dialog,
        screenReader:
          'A dialog named after the person with the fields of `MemberForm`; conflicting changes with a choice; and a question before changes are lost.',
        dos: ['Load it on demand.', 'Show conflicts one field at a time.'],
        donts: ['Close it while it is saving.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Changed',
      parts: [
        ['Title', 'header', 'Names the member. Closing asks first, if something would be lost.'],
        ['Fields', 'form', '`MemberForm`: changed fields are marked.'],
        ['Badge', '[name=badge_name]', 'With a preview of the printed badge.'],
        ['Save', 'button[type=submit]', 'Beside “Cancel”. Both stay in view.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof EditMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const Changed: Story = { args: { value: changed } };
export const DayPassHolder: Story = { args: { title: { kind: 'daypass', label: '2' } } };
export const NonMember: Story = { args: { title: { kind: 'nonMember' } } };
export const ForAdministrators: Story = { args: { isAdmin: true } };
export const Resumed: Story = { args: { value: changed, isRestored: true } };
export const Sending: Story = { args: { value: changed, isPending: true } };
export const Wrong: Story = { args: { value: { ...saved, legal_name: '' }, failedAttempts: 1 } };
export const RefusedField: Story = {
  args: {
    value: changed,
    failedAttempts: 1,
    validationErrors: { city: 'This is not accepted. Change it.' },
    problem: {
      kind: 'refused',
      errorMessage: 'The server did not accept what was entered. Check the fields and try again.',
    },
  },
};
export const Offline: Story = {
  args: {
    value: changed,
    problem: {
      kind: 'refused',
      errorMessage: 'There is no connection to the server. Check your network and try again.',
    },
  },
};
export const Conflicts: Story = {
  args: {
    value: { ...changed, paper_pubs: null },
    conflicts: [
      { field: 'city', mine: 'Dublin', theirs: 'Galway', choice: null },
      { field: 'badge_name', mine: 'Aoife of Cork', theirs: '', choice: 'mine' },
      { field: 'paper_pubs', mine: null, theirs: saved.paper_pubs, choice: null },
    ],
  },
};
export const SignedOut: Story = {
  args: {
    value: changed,
    problem: { kind: 'signedOut', request: { kind: 'none' }, onRequestLink: fn() },
  },
};
export const SignedOutLinkSent: Story = {
  args: {
    value: changed,
    problem: {
      kind: 'signedOut',
      request: { kind: 'sent', email: 'aoife@example.com' },
      onRequestLink: fn(),
    },
  },
};
export const SignedOutLinkFailed: Story = {
  args: {
    value: changed,
    problem: {
      kind: 'signedOut',
      request: { kind: 'failed', errorMessage: 'That was too often. Try again in 9 minutes.' },
      onRequestLink: fn(),
    },
  },
};
export const SignedOutUnkept: Story = {
  args: { value: changed, problem: { kind: 'signedOutUnkept' } },
};
export const AskedBeforeLeaving: Story = {
  args: { value: changed },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  },
};
export const LongNames: Story = {
  args: {
    value: { ...saved, legal_name: LONG_NAME, badge_name: LONG_NAME, public_last_name: LONG_NAME },
    conflicts: [{ field: 'legal_name', mine: LONG_NAME, theirs: `Á${LONG_NAME}`, choice: 'mine' }],
  },
  globals: phone,
};
export const RightToLeft: Story = { ...Conflicts, decorators: [rightToLeft] };
export const Finnish: Story = { ...Conflicts, globals: finnish };
export const FinnishSignedOut: Story = { ...SignedOut, globals: finnish };
export const Phone: Story = { ...Conflicts, globals: phone };
export const Dark: Story = { ...Conflicts, globals: dark };
