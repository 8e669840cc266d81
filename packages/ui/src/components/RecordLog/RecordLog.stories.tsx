import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/people.ts';
import { LOG, membershipLabel } from '../../testing/records.ts';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { RecordLog, type LoggedChange } from './RecordLog.tsx';

/** The crew's changes as the member reads them: not who it was. */
const asToldToMembers = LOG.map((entry): LoggedChange => ({ ...entry, operator: null }));
const long = asToldToMembers.map((entry) => ({
  ...entry,
  operator: `${LONG_NAME}@example.com`,
  reason: LONG_NAME,
  changes: [{ field: 'legal_name', before: LONG_NAME, after: `Á${LONG_NAME}` }],
}));

const meta = {
  component: RecordLog,
  args: { log: LOG, membershipLabel },
  decorators: [onCard],
} satisfies Meta<typeof RecordLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdministrators: Story = {};
export const ForTheMember: Story = { args: { log: asToldToMembers } };
export const Empty: Story = { args: { log: [] } };
export const Unknown: Story = {
  args: {
    log: LOG.slice(0, 1).map((entry) => ({
      ...entry,
      operation: 'weighPerson',
      changes: [{ field: 'weight', before: null, after: '7' }],
    })),
  },
};
export const LongNames: Story = { args: { log: long }, globals: phone };
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
