import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BadgePreview } from './BadgePreview.tsx';

const size = (text: RegExp) => Number(screen.getByText(text).getAttribute('font-size'));

it('draws a long name on two lines and the subtitle below', () => {
  render(<BadgePreview name="Aoife Ní Bhriain of Cork" subtitle="Ireland" />);
  expect(
    screen.getByRole('img', { name: 'Badge: Aoife Ní, Bhriain of Cork. Below: Ireland' }),
  ).toBeVisible();
});

it('draws two equal lines as two lines', () => {
  render(<BadgePreview name={'Duran\nDuran'} subtitle="" />);
  expect(screen.getAllByText('Duran')).toHaveLength(2);
});

it("lists characters that can't be printed and leaves them out of the drawing", () => {
  const { rerender } = render(<BadgePreview name="Aoife 🚀" subtitle="🇮🇪" />);
  expect(screen.getByRole('status')).toHaveTextContent('This will not print on the badge: 🚀 🇮🇪');
  expect(screen.getByRole('img')).not.toHaveTextContent('🚀');
  rerender(<BadgePreview name="Aoife" subtitle="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows invisible characters by their code point', () => {
  render(<BadgePreview name={'Aoife\u0007\uE000'} subtitle="" />);
  expect(screen.getByRole('status')).toHaveTextContent('badge: U+0007 U+E000');
});

it('shrinks a long line to fit', () => {
  // A line break of the member's own keeps the word whole.
  const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwll\nfan';
  render(<BadgePreview name={name} subtitle="Wales" />);
  expect(size(/Llanfair/)).toBeLessThan(size(/Wales/));
});

it("limits the size difference between two lines and shows the convention's name", () => {
  render(
    <BadgePreview name={'Jo\nWolfeschlegelsteinhausen'} subtitle="" conventionName="Dublin 2019" />,
  );
  expect(size(/^Jo$/) / size(/Wolfe/)).toBeLessThanOrEqual(1.5);
  expect(screen.getByText('Dublin 2019')).toBeVisible();
});

it("shows a placeholder while there is no name, also in the image's name", () => {
  render(<BadgePreview name=" " subtitle="" />);
  expect(screen.getByText('Your name')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName('Badge: no name yet');
});

it('has the aspect ratio of the label', () => {
  const { rerender } = render(<BadgePreview name="Aoife" subtitle="" />);
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 709 299');
  rerender(<BadgePreview name="Aoife" subtitle="" size={{ width: 100, height: 140 }} />);
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 709 993');
});

it('draws a template with the texts in their places', () => {
  const slot = { color: '#10241f', align: 'left', weight: 'bold' } as const;
  const { container } = render(
    <BadgePreview
      name="Aoife"
      subtitle="Cork"
      conventionName="Northlight"
      template={{
        background: { href: '/brand/badge.svg', width: 86, height: 54 },
        slots: {
          name: { ...slot, x: 4, y: 15, width: 78, height: 18 },
          subtitle: { ...slot, x: 4, y: 35, width: 78, height: 6, align: 'right' },
          color: { ...slot, x: 0, y: 44, width: 86, height: 10 },
        },
      }}
    />,
  );
  const picture = screen.getByRole('img', { name: /Aoife.*Cork/ });
  expect(picture).toHaveAttribute('viewBox', '0 0 86 54');
  expect(container.querySelector('image')).toHaveAttribute('href', '/brand/badge.svg');
  const texts = [...container.querySelectorAll('text')].map((text) => [
    text.textContent,
    text.getAttribute('x'),
    text.getAttribute('text-anchor'),
  ]);
  // The template has no place for the convention's name.
  expect(texts).toEqual([
    ['Aoife', '4', 'start'],
    ['Cork', '82', 'end'],
  ]);
});
