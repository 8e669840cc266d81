import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { fn } from 'storybook/test';
import { dark, phone } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

const OpenMenu = (props: Omit<MenuProps, 'triggerRef'>) => {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={trigger} aria-haspopup="menu" aria-expanded>
        Position 2
      </Button>
      <Menu {...props} triggerRef={trigger} />
    </>
  );
};

const meta = {
  title: 'primitives/Menu',
  component: OpenMenu,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onAction: fn(),
    'aria-label': 'Position of Spinning Silver',
    items: [
      { id: '1', label: 'Move to position 1' },
      { id: '2', label: 'Position 2', tone: 'current' },
      { id: '3', label: 'Move to position 3', hint: 'The Calculating Stars moves down' },
      {
        id: 'remove',
        label: 'Remove from ballot',
        tone: 'danger',
        icon: <CloseIcon />,
        startsGroup: true,
      },
    ],
  },
} satisfies Meta<typeof OpenMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
