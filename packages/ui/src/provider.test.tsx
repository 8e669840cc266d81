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

it('reads a language in its direction, and one inside it in its own', () => {
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

it('puts nothing around what is read as the page is', () => {
  const { container } = render(
    <ConKitProvider locale="fi-FI" messages={fi}>
      {badge}
    </ConKitProvider>,
  );
  expect(container.querySelector('[dir], [lang]')).toBeNull();
});

it('turns a dialog, which stands elsewhere in the page, and obeys who says another direction', () => {
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

it('says every default, so that whoever translates knows what there is', () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(fi).toSorted());
  expect(Object.keys(deskEn)).toEqual(Object.keys(deskAr));
  // Only of components and blocks that there are.
  const all: Record<string, object> = { ...en, ...deskEn };
  for (const [name, words] of Object.entries({ ...ar, ...deskAr })) {
    expect(Object.keys(all[name] ?? {})).toEqual(expect.arrayContaining(Object.keys(words)));
  }
});
