import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { type ListedPasskey, Passkeys } from './Passkeys.tsx';

const laptop: ListedPasskey = {
  id: 1,
  name: 'Mac',
  createdAt: '2019-06-02T12:00:00Z',
  usedAt: null,
  isCurrent: false,
};
const mobile: ListedPasskey = {
  id: 2,
  name: 'Aoife’s phone',
  createdAt: '2019-06-20T12:00:00Z',
  usedAt: '2019-07-01T08:30:00Z',
  isCurrent: true,
};

const meta = {
  component: Passkeys,
  args: { passkeys: [laptop, mobile], onAdd: fn(), onRename: fn(), onRemove: fn() },
  parameters: {
    usage: {
      Passkeys: {
        notFor: 'Signing in: `SignIn` has a button for it.',
        keys: [['Tab', 'moves through the buttons of each passkey']],
        screenReader:
          'A list. Each button names its passkey, and the question before a removal is announced at once.',
        dos: ['Name a passkey after its device.'],
        donts: ['Remove a passkey without the question.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Several',
      parts: [
        ['Heading', 'h2', 'Whose passkeys they are.'],
        ['Passkey', 'li', 'Its name, when it was added and last used, and what can be done.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof Passkeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { passkeys: [] } };
export const Several: Story = {};
export const SharedAddress: Story = { args: { person: 'Grace' } };
export const Adding: Story = { args: { passkeys: [], pending: { kind: 'add' } } };
export const Removing: Story = { args: { pending: { kind: 'change', id: 1 } } };
export const AskBeforeRemoving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Aoife’s phone”' }));
  },
};
export const Renaming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Mac”' }));
  },
};
export const Failed: Story = {
  args: {
    problem: (
      <Notice tone="danger" role="alert">
        There is no connection to the server. Check your network and try again.
      </Notice>
    ),
  },
};
export const Unsupported: Story = { args: { passkeys: [], isSupported: false } };
export const Full: Story = {
  args: { passkeys: Array.from({ length: 10 }, (_, at) => ({ ...laptop, id: at + 1 })) },
};
export const LongName: Story = {
  args: { person: LONG_NAME, passkeys: [{ ...laptop, name: LONG_NAME.slice(0, 60) }] },
  globals: phone,
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { args: { person: 'Grace' }, globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
