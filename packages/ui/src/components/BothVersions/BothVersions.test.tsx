import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BothVersions } from './BothVersions.tsx';

it.each([
  ['Keep mine', 'mine'],
  ['Take the saved one', 'theirs'],
])('shows both versions, and “%s” keeps %s', async (name, choice) => {
  const onChoose = vi.fn();
  render(
    <BothVersions
      mine="Space Opera"
      theirs="Revenant Gun"
      renderVersion={(title, label) => <p aria-label={label}>{title}</p>}
      onChoose={onChoose}
    />,
  );
  expect(screen.getByLabelText('On this screen')).toHaveTextContent('Space Opera');
  expect(screen.getByLabelText('Saved elsewhere')).toHaveTextContent('Revenant Gun');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(choice);
});
