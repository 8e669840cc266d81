import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SandboxCard, type SandboxCardProps } from './SandboxCard.tsx';

const empty = { number: '', expiry: '', code: '', postcode: '' };
const show = (props: Partial<SandboxCardProps> = {}) =>
  render(
    <SandboxCard
      id="card"
      isDisabled={false}
      cards={[{ number: '4242 4242 4242 4242', outcome: 'success' }]}
      value={empty}
      onChange={() => undefined}
      invalidFields={['expiry', 'code']}
      onSubmit={() => undefined}
      {...props}
    />,
  );
const send = (container: HTMLElement) => {
  const form = container.querySelector('form');
  if (form) fireEvent.submit(form);
};

it('begins in the field of the number', () => {
  show();
  expect(screen.getByLabelText(/^Card number/)).toHaveFocus();
});

it('fills in the chosen test card, and calls `onChange` with typed values', async () => {
  const onChange = vi.fn();
  show({ onChange });
  await userEvent.selectOptions(
    screen.getByLabelText('Test card'),
    screen.getByRole('option', { name: /Succeeds/ }),
  );
  await userEvent.type(screen.getByLabelText(/^Postal code/), 'D');
  expect(onChange.mock.calls).toEqual([
    [{ number: '4242 4242 4242 4242', expiry: '12/34', code: '123', postcode: 'D01 X2Y3' }],
    [{ ...empty, postcode: 'D' }],
  ]);
});

it('shows errors after a failed try, and focuses the first wrong field', () => {
  const onSubmit = vi.fn();
  const { container } = show({ onSubmit });
  expect(screen.getByLabelText(/^Expiry/)).not.toHaveAttribute('aria-invalid');
  send(container);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Expiry/)).toHaveFocus();
  expect(screen.getByLabelText(/^Expiry/)).toHaveAccessibleDescription(/month and year/);
  expect(screen.getByLabelText(/^Card number/)).not.toHaveAttribute('aria-invalid');
});

it('calls `onSubmit` when nothing is wrong', () => {
  const onSubmit = vi.fn();
  const { container } = show({ onSubmit, invalidFields: [] });
  send(container);
  expect(onSubmit).toHaveBeenCalledOnce();
});
