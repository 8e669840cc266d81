import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowUpIcon,
  BarcodeIcon,
  ChatIcon,
  PencilIcon,
  RocketIcon,
  TokenIcon,
} from '../../primitives/icons/icons.tsx';
import type { Action } from '../../primitives/ActionList/ActionList.tsx';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { PersonCard } from './PersonCard.tsx';

const edit: Action = {
  id: 'edit',
  label: 'Edit personal information',
  hint: 'Listed as Aoife Ní Bhriain',
  icon: <PencilIcon />,
};
const barcode: Action = { id: 'barcode', label: 'Registration barcode', icon: <BarcodeIcon /> };

const meta = {
  component: PersonCard,
  args: {
    name: 'Aoife Ní Bhriain',
    subtitle: { kind: 'member', membership: 'Adult', number: 214 },
    actions: [
      edit,
      {
        id: 'upgrade',
        label: 'Add paper progress reports',
        price: '€10',
        icon: <ArrowUpIcon />,
        href: '/upgrade/7',
      },
      {
        id: 'vote',
        label: 'Vote for the 2019 Hugo Awards',
        hint: '7 of 20 categories ranked, saved 14:02',
        icon: <RocketIcon />,
        href: '/hugo/vote/7',
        isGroupStart: true,
      },
      {
        id: 'vote-retro',
        label: 'Vote for the 1944 Retro Hugo Awards',
        hint: 'Not started',
        icon: <RocketIcon />,
        href: '/hugo/vote-retro/7',
      },
      {
        id: 'token',
        label: 'Buy a site selection token',
        price: '€40',
        icon: <TokenIcon />,
        href: '/pay/ss-token',
        isGroupStart: true,
      },
      { id: 'chat', label: 'Request Slack invite', icon: <ChatIcon /> },
      barcode,
    ],
  },
  parameters: {
    usage: {
      PersonCard: {
        notFor: 'Choosing a person: use `PersonPicker`.',
        keys: [['Enter, Space', 'runs a row’s action, or opens “Missing something?”']],
        screenReader:
          'A region named after the person, with a description and a list of their actions with the status of each.',
        dos: ['Explain missing actions with `hiddenActions`.'],
        donts: ['Highlight more than the next action.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const DayPassHolder: Story = {
  args: {
    name: 'Ronan Keane',
    subtitle: { kind: 'daypass', label: '2', days: ['Wed', 'Thu'] },
    actions: [edit, barcode],
  },
};
/** Someone with rights from a list, such as a member of last year's convention. */
export const Listed: Story = {
  args: { name: 'Niamh Walsh', subtitle: { kind: 'listed', act: 'nominate' }, actions: [edit] },
};
export const NonMember: Story = {
  args: { name: 'Niamh Walsh', subtitle: { kind: 'nonMember' }, actions: [edit] },
};
export const WithHiddenRights: Story = {
  args: {
    name: 'Oisín Ní Bhriain',
    subtitle: { kind: 'member', membership: 'Child', number: 215 },
    actions: [edit],
    hiddenActions: [
      {
        id: 'vote',
        label: 'Vote for the 2019 Hugo Awards',
        explanation: 'A Child membership has no vote.',
      },
      {
        id: 'nominate',
        label: 'Nominate for the 2019 Hugo Awards',
        explanation: 'Nominations open on 1 January 2019.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Missing something?'));
  },
};
export const Finnish: Story = {
  args: {
    subtitle: { kind: 'daypass', label: '2', days: ['Sat', 'Sun'] },
    actions: [{ id: 'edit', label: 'Muokkaa henkilötietoja', icon: <PencilIcon /> }],
    hiddenActions: [
      { id: 'vote', label: 'Äänestä', explanation: 'Päivälippuun ei kuulu äänioikeutta.' },
    ],
  },
  globals: finnish,
};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
/** The chevron points in the reading direction, and down when open. */
export const RightToLeft: Story = {
  args: { ...WithHiddenRights.args },
  decorators: [rightToLeft],
};
export const OpenRightToLeft: Story = {
  args: { ...WithHiddenRights.args },
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('هل ينقص شيء؟'));
  },
};
