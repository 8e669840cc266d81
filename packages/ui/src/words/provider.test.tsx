import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BadgePreview } from '../components/BadgePreview/BadgePreview.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { ar } from '../locales/ar.gen.ts';
import { deskAr } from '../locales/deskAr.gen.ts';
import { deskEn } from '../locales/deskEn.gen.ts';
import { en } from '../locales/en.gen.ts';
import { fi } from '../locales/fi.gen.ts';
import { mergeMessages } from './overrides.ts';
import { getDirection } from '@conkit/rules';
import { ConKitProvider, useMoney } from './provider.tsx';

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
  const [outer, inner] = screen.getAllByRole('img').map((image) => image.closest('[dir]'));
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
  // Every translated message must exist in English.
  const all: Record<string, object> = { ...en, ...deskEn };
  for (const [name, words] of Object.entries({ ...ar, ...deskAr })) {
    expect(Object.keys(all[name] ?? {})).toEqual(expect.arrayContaining(Object.keys(words)));
  }
});

it.each([
  'ar',
  'ar-EG',
  'he-IL',
  'fa',
  'ur-PK',
  'az-Arab',
  'uz-Arab-AF',
  'pa-arab',
  'ks',
  'syr',
  'nqo-GN',
])('reads %s from right to left', (locale) => expect(getDirection(locale)).toBe('rtl'));

it.each(['en', 'fi-FI', 'arn', 'ar-Latn', 'hermes', 'fr-CA', 'az-Latn', 'ks-Deva', 'ug-Cyrl'])(
  'reads %s from left to right',
  (locale) => expect(getDirection(locale)).toBe('ltr'),
);

const Price = ({ amount }: { amount: number }) => <p>{useMoney().formatMoney(amount)}</p>;
const page = (amount: number, written: Map<string, string>, locale = 'en-IE') => (
  <ConKitProvider locale={locale} written={written}>
    <Price amount={amount} />
  </ConKitProvider>
);

it('reuses texts from the server and formats only new ones', () => {
  const written = new Map<string, string>();
  const { rerender } = render(page(21_000, written));
  expect(screen.getByText('€210')).toBeVisible();
  expect(written.size).toBe(1);

  const format = vi.spyOn(Intl, 'NumberFormat');
  rerender(page(21_000, new Map(written)));
  expect(screen.getByText('€210')).toBeVisible();
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
  rerender(page(500, new Map(written)));
  expect(screen.getByText('€5')).toBeVisible();
});

it('does not reuse texts of another locale', () => {
  const written = new Map<string, string>();
  const { rerender } = render(page(21_000, written));
  rerender(page(21_000, written, 'fi-FI'));
  expect(screen.getByText(/^210\s€$/)).toBeVisible();
});

it('overrides one message of a group', () => {
  const english = { undo: 'Undo', choice: { ranked: 'Your choice', notRanked: 'Not chosen' } };
  expect(mergeMessages(english, { choice: { ranked: 'Chosen' } })).toEqual({
    undo: 'Undo',
    choice: { ranked: 'Chosen', notRanked: 'Not chosen' },
  });
  expect(mergeMessages(english, undefined)).toBe(english);
});
