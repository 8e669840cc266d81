import type { PersonFields } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { RECORD } from '../../testing/records.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { EditRecord } from './EditRecord.tsx';

const saved: PersonFields = RECORD.fields;
const changed = { ...saved, city: 'Dublin' };

const meta = {
  component: EditRecord,
  args: {
    name: 'Aoife Ní Bhriain',
    operator: 'desk@example.com',
    value: changed,
    savedValue: saved,
    onChange: fn(),
    conflicts: [],
    onResolveConflict: fn(),
    reason: 'Asked for it at the desk, showed a passport',
    onReasonChange: fn(),
    failedAttempts: 0,
    onInvalid: fn(),
    isPending: false,
    onSubmit: fn(),
    onCancel: fn(),
    onStartOver: fn(),
    paperPubs: { isPaid: true, amount: 1000 },
  },
  parameters: {
    usage: {
      EditRecord: {
        notFor: 'Address and membership, which have pages of their own.',
        keys: keys.form,
        screenReader:
          'The fields of `MemberForm`, what others changed meanwhile, and a required reason.',
        dos: ['Change only what the person asked for.'],
        donts: ['Overwrite what the member changed meanwhile: show both versions.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Changed',
      parts: [
        ['Person', 'form p', 'Whose record it is.'],
        ['Fields', 'form fieldset', '`MemberForm`, as members see it.'],
        ['Change', '[data-changed]', 'What the crew is about to change.'],
        ['What follows', 'section ul', 'Who gets a mail, and who can read it.'],
        ['Reason', 'textarea', 'Required. It goes into the log.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof EditRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = { args: { value: saved, reason: '' } };
export const Changed: Story = {};
export const WithoutAReason: Story = { args: { reason: '', failedAttempts: 1 } };
export const NothingToSave: Story = { args: { value: saved, failedAttempts: 1 } };
export const Resumed: Story = { args: { isRestored: true } };
export const Sending: Story = { args: { isPending: true } };
export const RefusedField: Story = {
  args: {
    failedAttempts: 1,
    validationErrors: { city: 'This is not accepted. Change it.' },
    errorMessage: 'The server did not accept what was entered. Check the fields and try again.',
  },
};
export const Offline: Story = {
  args: { errorMessage: 'There is no connection to the server. Check your network and try again.' },
};
export const RoleWasTaken: Story = {
  args: {
    errorMessage: 'Your account can no longer do this. Ask the administrator who gives out roles.',
  },
};
/** Another administrator or the member has changed the same field meanwhile. */
export const Conflicts: Story = {
  args: {
    failedAttempts: 1,
    conflicts: [
      { field: 'city', mine: 'Dublin', theirs: 'Galway', choice: null },
      { field: 'badge_name', mine: 'Aoife of Cork', theirs: '', choice: 'mine' },
    ],
  },
};
export const AskedBeforeLeaving: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  },
};
export const LongNames: Story = {
  args: {
    name: LONG_NAME,
    operator: `${LONG_NAME}@example.com`,
    value: { ...saved, legal_name: LONG_NAME },
    conflicts: [{ field: 'legal_name', mine: LONG_NAME, theirs: `Á${LONG_NAME}`, choice: 'mine' }],
  },
  globals: phone,
};
export const RightToLeft: Story = { ...Conflicts, decorators: [rightToLeft] };
export const Finnish: Story = { ...Conflicts, globals: finnish };
export const Phone: Story = { ...Conflicts, globals: phone };
export const Dark: Story = { ...Conflicts, globals: dark };
