import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const Page = ({ isClosable }: { isClosable?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Edit member" isClosable={isClosable}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
};

it('takes the focus, closes on Escape and returns the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit member' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

it('closes with its button', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('cannot be closed when isClosable is false', async () => {
  render(<Page isClosable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

it('keeps the focus when the focused control is disabled, and returns it on close', async () => {
  const Sending = () => {
    const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
    return (
      <>
        <Button onPress={() => setStep('open')}>Edit</Button>
        <Dialog isOpen={step !== 'closed'} onOpenChange={() => undefined} title="Edit member">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setStep('sent');
              setTimeout(() => setStep('closed'), 500);
            }}
          >
            <fieldset disabled={step === 'sent'}>
              <input aria-label="Name" />
            </fieldset>
          </form>
        </Dialog>
      </>
    );
  };
  render(<Sending />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Aoife{Enter}');
  expect(screen.getByRole('dialog')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});
