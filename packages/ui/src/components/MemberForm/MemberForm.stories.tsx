import type { PersonFields } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { MemberForm } from './MemberForm.tsx';

const aoife: PersonFields = {
  legal_name: 'Aoife Ní Bhriain',
  email: 'aoife@example.com',
  badge_name: 'Aoife',
  badge_subtitle: 'Cork',
  public_first_name: 'Aoife',
  public_last_name: 'Ní Bhriain',
  address: '1 Main Street',
  city: 'Cork',
  country: 'Ireland',
};

const meta = {
  component: MemberForm,
  args: {
    variant: 'newMember',
    value: { email: 'aoife@example.com' },
    onChange: fn(),
    paperPubs: { isPaid: true, amount: 1000 },
  },
  decorators: [onCard],
  parameters: {
    usage: {
      MemberForm: {
        notFor: "An account's email address or password. It edits a person.",
        keys: keys.form,
        screenReader:
          'Each field with its label, “required” if it is, its hint and its error. The optional fields are in one disclosure.',
        dos: [
          'Put it into a `form` with your own button.',
          'Pass the saved record, so that changes are marked.',
        ],
        donts: ['Ask for more than is needed to join. The rest can follow later.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof MemberForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewMember: Story = {};
export const NewMemberFilled: Story = { args: { value: aoife } };
export const Submitted: Story = { args: { value: { email: 'aoife@' }, isSubmitted: true } };
export const Existing: Story = { args: { variant: 'existing', value: aoife, savedValue: aoife } };
export const ExistingChanged: Story = {
  args: {
    variant: 'existing',
    value: { ...aoife, badge_name: 'Aoife\nof Cork', city: 'Dublin' },
    savedValue: aoife,
  },
};
export const ExistingForAdmin: Story = {
  args: { variant: 'existing', value: aoife, savedValue: aoife, isAdmin: true },
};
export const DayPass: Story = { args: { variant: 'daypass', paperPubs: undefined } };
export const ExistingDayPass: Story = {
  args: {
    variant: 'existing',
    hasBadge: false,
    value: aoife,
    savedValue: aoife,
    paperPubs: undefined,
  },
};
export const RefusedByTheServer: Story = {
  args: { value: aoife, validationErrors: { email: 'This address does not accept mail.' } },
};
const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="709" height="299"><text x="354" y="170" font-size="90" text-anchor="middle">Aoife</text></svg>`;
export const ServerBadgeDialog: Story = {
  args: { value: aoife, getBadgeImage: () => `data:image/svg+xml,${encodeURIComponent(badge)}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  },
};
export const Unprintable: Story = { args: { value: { ...aoife, badge_name: 'Aoife 🚀' } } };
export const LongName: Story = {
  args: {
    value: {
      ...aoife,
      legal_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Featherstonehaugh',
      badge_name: null,
      public_first_name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
      public_last_name: 'Llantysiliogogogoch-Featherstonehaugh',
    },
  },
};
export const BadgeDialog: Story = {
  args: { value: aoife },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  },
};
export const Finnish: Story = {
  args: {
    value: {},
    paperPubs: undefined,
  },
  globals: finnish,
};
export const Phone: Story = { args: { value: aoife }, globals: phone };
export const Dark: Story = { ...ExistingChanged, globals: dark };
