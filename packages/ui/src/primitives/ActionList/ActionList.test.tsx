import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionList } from './ActionList.tsx';

it('links when an action goes somewhere and is a button otherwise', async () => {
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

it('tells why an action is disabled, and leads nowhere then', () => {
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
