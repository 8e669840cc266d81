import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/people.ts';
import { LOG, membershipLabel, TRAIL } from '../../testing/records.ts';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { RecordLog, type LoggedChange } from './RecordLog.tsx';

/** The log as members see it: without the names of the crew. */
const memberLog = LOG.map((entry): LoggedChange => ({ ...entry, operator: null }));
const long = memberLog.map((entry) => ({
  ...entry,
  operator: `${LONG_NAME}@example.com`,
  reason: LONG_NAME,
  changes: [{ field: 'legal_name', before: LONG_NAME, after: `Á${LONG_NAME}` }],
}));
const undisclosed = (field: string) => ({ field, before: null, after: null });
const former = memberLog.map(
  ({ changedAt, source, operator, operation, changes }): LoggedChange => {
    const fields = changes.map((one) =>
      one.field.startsWith('member') ? one : undisclosed(one.field),
    );
    return { changedAt, source, operator, operation, reason: null, changes: fields };
  },
);

const meta = {
  component: RecordLog,
  args: { log: LOG, getMembershipLabel: membershipLabel },
  decorators: [onCard],
  parameters: {
    usage: {
      RecordLog: {
        notFor: 'Members, unless the log has no names of the crew.',
        keys: keys.none,
        screenReader:
          'A list, newest first: what changed, when, who changed it and why, with the old and new values in words.',
        dos: ['Show it on each record that the crew can change.'],
        donts: ['Leave out the reason. People ask for it later.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof RecordLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdministrators: Story = {};
export const ForTheMember: Story = { args: { log: memberLog } };
/** Some entries are from before the record moved to the viewer's account. */
export const FormerOwner: Story = { args: { log: former } };
/** Entries about several records: changes with their approval, and a read. */
export const AcrossRecords: Story = { args: { log: TRAIL } };
export const Empty: Story = { args: { log: [] } };
export const Unknown: Story = {
  args: {
    log: [
      {
        changedAt: '2019-03-01T12:00:00Z',
        source: 'crew',
        operator: null,
        operation: 'weighPerson',
        reason: null,
        changes: [{ field: 'weight', before: null, after: '7' }],
      },
    ],
  },
};
export const LongNames: Story = { args: { log: long }, globals: phone };
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
