import { render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CategoryFold, type CategoryFoldProps } from './CategoryFold.tsx';
import { goToCategory } from './useCategoryFolds.ts';

function Fold(props: Partial<CategoryFoldProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CategoryFold
      categoryKey="Novel"
      title="Best Novel"
      status="done"
      summary="1 Spinning Silver"
      isOpen={isOpen}
      onOpenChange={setOpen}
      {...props}
    >
      <p>The ranking</p>
    </CategoryFold>
  );
}
const details = () => document.querySelector('details');
const summary = () => document.querySelector('summary');

it('is a region with a heading, and its summary contains the status and the line', () => {
  render(<Fold />);
  expect(screen.getByRole('region', { name: 'Best Novel' })).toHaveAttribute(
    'id',
    'category-Novel',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Best Novel' })).toBeVisible();
  expect(summary()).toHaveTextContent('doneBest Novel1 Spinning Silver');
  expect(screen.getByText('The ranking')).not.toBeVisible();
});

it('has a heading of the given level', () => {
  render(<Fold headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Best Novel' })).toBeVisible();
});

it('opens and closes when its summary is pressed', async () => {
  render(<Fold />);
  act(() => summary()?.click());
  await waitFor(() => expect(screen.getByText('The ranking')).toBeVisible());
  act(() => summary()?.click());
  await waitFor(() => expect(screen.getByText('The ranking')).not.toBeVisible());
});

it('calls onOpenChange when the browser opens it, as find-in-page does', async () => {
  const onOpenChange = vi.fn();
  render(<Fold isOpen={false} onOpenChange={onOpenChange} />);
  details()?.setAttribute('open', '');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true));
});

it('stays open when it was opened before hydration', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Fold />);
  document.body.append(root);
  onTestFinished(() => root.remove());
  root.querySelector('details')?.setAttribute('open', '');
  vi.spyOn(console, 'error').mockReturnValue();
  const hydrated = await act(async () => hydrateRoot(root, <Fold />));
  onTestFinished(() => act(() => hydrated.unmount()));
  expect(screen.getByText('The ranking')).toBeVisible();
});

it('announces news only while it is folded, because its open content announces them itself', () => {
  const { rerender } = render(<Fold announcement="Best Novel: Saved" isOpen={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('Best Novel: Saved');
  rerender(<Fold announcement="Best Novel: Saved" isOpen />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('focuses the summary and scrolls it into view on goToCategory', () => {
  render(<Fold />);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  goToCategory('Novel');
  expect(summary()).toHaveFocus();
  expect(scroll).toHaveBeenCalledOnce();
  goToCategory('Nothing');
});
