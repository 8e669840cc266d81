import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = (src = '/badge') => (
  <Picture src={src} alt="Badge: Aoife" width={709} height={299} />
);
const image = () => screen.getByRole('img', { name: 'Badge: Aoife' });

it('shows a loading message in the picture’s size until it has loaded', () => {
  render(picture());
  expect(screen.getByRole('status')).toHaveTextContent('Loading the picture');
  expect(image()).toHaveAttribute('width', '709');
  fireEvent.load(image());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows an error and can be retried', async () => {
  render(picture());
  fireEvent.error(image());
  expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(image()).toHaveAttribute('src', '/badge');
});

it('loads again when src changes', () => {
  const { rerender } = render(picture());
  fireEvent.error(image());
  rerender(picture('/other'));
  expect(image()).toHaveAttribute('src', '/other');
});
