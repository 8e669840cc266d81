import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BadgePreview } from './components/BadgePreview/BadgePreview.tsx';
import { Dialog } from './primitives/Dialog/Dialog.tsx';
import { ar } from './words/ar.ts';
import { ConKitProvider } from './words/ConKitProvider.tsx';
import { deskAr } from './words/deskAr.ts';
import { deskEn } from './words/deskEn.ts';
import { en } from './words/en.ts';
import { fi } from './words/fi.ts';

const badge = <BadgePreview name="" subtitle="" />;

it('sets the direction of a language and of a nested one', () => {
  render(
    <ConKitProvider locale="ar" messages={ar}>
      {badge}
      <ConKitProvider locale="fi-FI" messages={fi}>
        {badge}
      </ConKitProvider>
    </ConKitProvider>,
  );
  const [outer, inner] = screen.getAllByRole('img').map((drawn) => drawn.closest('[dir]'));
  expect(outer).toHaveAttribute('dir', 'rtl');
  expect(outer).toHaveAttribute('lang', 'ar');
  expect(inner).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('اسمك')).toBeVisible();
});

it('renders no wrapper when the direction doesn’t change', () => {
  const { container } = render(
    <ConKitProvider locale="fi-FI" messages={fi}>
      {badge}
    </ConKitProvider>,
  );
  expect(container.querySelector('[dir], [lang]')).toBeNull();
});

it('sets the direction of a dialog outside the provider’s element, and accepts an explicit direction', () => {
  const dialog = (
    <Dialog isOpen onOpenChange={() => undefined} title="Title">
      …
    </Dialog>
  );
  const { unmount } = render(<ConKitProvider locale="he">{dialog}</ConKitProvider>);
  expect(screen.getByRole('dialog').closest('[dir]')).toHaveAttribute('dir', 'rtl');
  unmount();
  render(
    <ConKitProvider locale="he" dir="ltr">
      {dialog}
    </ConKitProvider>,
  );
  expect(screen.getByRole('dialog').closest('[dir=rtl]')).toBeNull();
});

it('exports every default message for translators', () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(fi).toSorted());
  expect(Object.keys(deskEn)).toEqual(Object.keys(deskAr));
  // No translations of components and blocks that don't exist.
  const all: Record<string, object> = { ...en, ...deskEn };
  for (const [name, words] of Object.entries({ ...ar, ...deskAr })) {
    expect(Object.keys(all[name] ?? {})).toEqual(expect.arrayContaining(Object.keys(words)));
  }
});
