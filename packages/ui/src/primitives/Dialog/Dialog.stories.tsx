import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Edit member #214',
    children: <TextField label="Legal name" value="Aoife Ní Bhriain" onChange={fn()} />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Save</Button>
      </>
    ),
  },
  parameters: {
    usage: {
      Dialog: {
        notFor: 'Messages, and content that fits on the page. A dialog blocks everything else.',
        keys: keys.dialog,
        screenReader:
          "A dialog named by its title. The focus moves inside, stays there, and returns to the element that opened it. The page behind can't be reached.",
        dos: [
          'Load it lazily (`Lazy`), because it includes React Aria.',
          'Put the main button last in `actions`.',
        ],
        donts: [
          'Set `isDismissable` where a press outside could lose typed text.',
          'Open a dialog from a dialog, except to ask before discarding changes.',
        ],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
export const Wide: Story = { args: { size: 'wide' } };
export const Screen: Story = { args: { size: 'screen', actions: undefined } };
export const ScreenInDark: Story = { ...Screen, globals: dark };
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, at) => `Rule ${at + 1}: rank as many as you like. `),
  },
};
export const MustBeAnswered: Story = { args: { isClosable: false, title: 'Signature' } };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
