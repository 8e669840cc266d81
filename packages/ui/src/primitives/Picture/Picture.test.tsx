import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = (src = '/badge') => (
  <Picture src={src} alt="Badge: Aoife" width={709} height={299} />
);
const image = () => screen.getByRole('img', { name: 'Badge: Aoife' });

it('says that it is loading until it is there, in its own size', () => {
  render(picture());
  expect(screen.getByRole('status')).toHaveTextContent('Loading the picture');
  expect(image()).toHaveAttribute('width', '709');
  fireEvent.load(image());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says that it failed and can be tried again', async () => {
  render(picture());
  fireEvent.error(image());
  expect(screen.getByRole('alert')).toHaveTextContent('The picture could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(image()).toHaveAttribute('src', '/badge');
});

it('starts anew with another picture', () => {
  const { rerender } = render(picture());
  fireEvent.error(image());
  rerender(picture('/other'));
  expect(image()).toHaveAttribute('src', '/other');
});
