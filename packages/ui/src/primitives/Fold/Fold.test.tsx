import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

it('is open at first with defaultOpen, and reports what the reader does', async () => {
  const onOpenChange = vi.fn();
  render(fold({ defaultOpen: true, onOpenChange }));
  expect(details()).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Later'));
  expect(details()).not.toHaveAttribute('open');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('stays as its owner says', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(fold({ isOpen: false, onOpenChange }));
  await userEvent.click(screen.getByText('Later'));
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(details()).not.toHaveAttribute('open');
  rerender(fold({ isOpen: false, hasError: true, onOpenChange }));
  expect(details()).not.toHaveAttribute('open');
  rerender(fold({ isOpen: true, onOpenChange }));
  expect(details()).toHaveAttribute('open');
  expect(onOpenChange).toHaveBeenCalledOnce();
});
