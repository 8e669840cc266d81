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

it('names what will not print and leaves it out of the drawing', () => {
  const { rerender } = render(<BadgePreview name="Aoife 🚀" subtitle="🇮🇪" />);
  expect(screen.getByRole('status')).toHaveTextContent('This will not print on the badge: 🚀 🇮🇪');
  expect(screen.getByRole('img')).not.toHaveTextContent('🚀');
  rerender(<BadgePreview name="Aoife" subtitle="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('names by its number what cannot be seen', () => {
  render(<BadgePreview name={'Aoife\u0007\uE000'} subtitle="" />);
  expect(screen.getByRole('status')).toHaveTextContent('badge: U+0007 U+E000');
});

it('makes a longer line smaller, so that it fits', () => {
  render(<BadgePreview name="Llanfairpwllgwyngyllgogerychwyrndrobwll" subtitle="Wales" />);
  expect(size(/Llanfair/)).toBeLessThan(size(/Wales/));
});

it('keeps two lines nearly alike, as they print, and says whose badge it is', () => {
  render(
    <BadgePreview name={'Jo\nWolfeschlegelsteinhausen'} subtitle="" convention="Dublin 2019" />,
  );
  expect(size(/^Jo$/) / size(/Wolfe/)).toBeLessThanOrEqual(1.5);
  expect(screen.getByText('Dublin 2019')).toBeVisible();
});

it('shows where the name will stand while there is none, and says that there is none', () => {
  render(<BadgePreview name=" " subtitle="" />);
  expect(screen.getByText('Your name')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName('Badge: no name yet');
});

it('is as high as the label that is printed on', () => {
  const { rerender } = render(<BadgePreview name="Aoife" subtitle="" />);
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 709 299');
  rerender(<BadgePreview name="Aoife" subtitle="" size={{ width: 100, height: 140 }} />);
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 709 993');
});
