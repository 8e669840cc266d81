import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionList } from './ActionList.tsx';

it('renders a link for an action with href and a button otherwise', async () => {
  const onPress = vi.fn();
  render(
    <ActionList
      actions={[
        { id: 'new', label: 'Adult', price: '€210', href: '/new/Adult' },
        { id: 'edit', label: 'Edit', onPress },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Adult €210' })).toHaveAttribute('href', '/new/Adult');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

it('explains why an action is disabled and renders no link for it', () => {
  render(
    <ActionList
      actions={[
        {
          id: 'up',
          label: 'Upgrade',
          href: '/upgrade',
          isDisabled: true,
          explanation: 'No people.',
        },
      ]}
    />,
  );
  const row = screen.getByRole('button', { name: 'Upgrade' });
  expect(row).toBeDisabled();
  expect(row).toHaveAccessibleDescription('No people.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('is named by its label, hint and price in reading order', () => {
  render(
    <ActionList
      actions={[
        { id: 'vote', label: 'Vote', hint: '2 of 20 ranked', price: '€10', href: '/vote' },
        { id: 'edit', label: 'Edit', hint: 'Listed as Aoife', explanation: 'By post.' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Vote 2 of 20 ranked €10' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Listed as Aoife' })).toHaveAccessibleDescription(
    'By post.',
  );
});

it('shows a status without a control', () => {
  render(
    <ActionList
      actions={[
        { id: 'vote', label: 'Vote', hint: 'Not started', href: '/vote', isStatusOnly: true },
      ]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Vote Not started');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
