import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const Page = ({ onAction }: { onAction: (id: string) => void }) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} onPress={() => setOpen(true)}>
        Rank
      </Button>
      <Menu
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        aria-label="Rank"
        onAction={onAction}
        items={[
          { id: '1', label: 'Position 1' },
          { id: '2', label: 'Position 2' },
          { id: 'x', label: 'Remove', tone: 'danger', startsGroup: true },
        ]}
      />
    </>
  );
};

it('is worked by the keyboard alone and acts only on an explicit choice', async () => {
  const onAction = vi.fn();
  render(<Page onAction={onAction} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Position 1' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('2');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rank' })).toHaveFocus());
});

it('closes by Escape without acting and gives the focus back', async () => {
  const onAction = vi.fn();
  render(<Page onAction={onAction} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rank' }));
  await userEvent.keyboard('{Escape}');
  expect(onAction).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rank' })).toHaveFocus());
});
