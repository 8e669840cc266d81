import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Fold, type FoldProps } from './Fold.tsx';

const fold = (props: Partial<FoldProps> = {}) => (
  <Fold title="Later" hint="Address" {...props}>
    <input aria-label="Address" />
  </Fold>
);
const details = () => screen.getByRole('group');

it('is closed while empty, and opens on a press', async () => {
  render(fold());
  expect(details()).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Later'));
  expect(details()).toHaveAttribute('open');
});

it('opens when it gets content, and stays open when emptied', () => {
  const { rerender } = render(fold());
  rerender(fold({ hasContent: true }));
  expect(details()).toHaveAttribute('open');
  rerender(fold());
  expect(details()).toHaveAttribute('open');
});

it('opens for an error after it was closed', async () => {
  const { rerender } = render(fold({ hasContent: true }));
  await userEvent.click(screen.getByText('Later'));
  expect(details()).not.toHaveAttribute('open');
  rerender(fold({ hasContent: true, hasError: true }));
  expect(details()).toHaveAttribute('open');
});
