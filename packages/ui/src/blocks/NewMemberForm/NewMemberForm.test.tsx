import { personProblems } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aoife, checkout } from '../../testing/purchases.ts';
import { NewMemberForm, type NewMemberFormProps } from './NewMemberForm.tsx';

const show = (props: Partial<NewMemberFormProps> = {}) =>
  render(
    <NewMemberForm
      types={[
        { value: 'Adult', label: 'Adult (€210)', description: 'Born before 1993' },
        { value: 'Child', label: 'Child (€60)' },
      ]}
      type="Adult"
      onTypeChange={() => undefined}
      label="Adult"
      value={aoife}
      onChange={() => undefined}
      problems={[]}
      refusals={new Map()}
      isReady
      checkout={checkout()}
      {...props}
    />,
  );

it('sells the chosen type, and another one when that is chosen', async () => {
  const onTypeChange = vi.fn();
  show({ onTypeChange });
  expect(screen.getByRole('heading', { level: 1, name: 'New Membership' })).toBeVisible();
  const select = screen.getByLabelText(/^Membership type/);
  expect(select).toHaveAccessibleDescription('Born before 1993');
  await userEvent.selectOptions(select, 'Child (€60)');
  expect(onTypeChange).toHaveBeenCalledExactlyOnceWith('Child');
});

it('hands out the whole person when a field is changed', async () => {
  const onChange = vi.fn();
  show({ onChange });
  await userEvent.type(screen.getByLabelText('City'), 'C');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...aoife, city: 'C' });
});

it('says what is missing by the names of the fields, once it was tried, each a way there', async () => {
  const value = { email: 'aoife' };
  show({ value, problems: personProblems(value), isReady: false });
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Pay by card/ }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Legal name',
    'Email: Write a whole address, like name@example.com.',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Legal name' }));
  expect(screen.getByLabelText(/^Legal name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Legal name/)).toBeInvalid();
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();
});

it('asks for what is required first, and folds up the rest until something is in it', () => {
  const { unmount } = show();
  const fold = screen.getByText('You can do this later').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toContainElement(screen.getByLabelText('City'));
  expect(fold).not.toContainElement(screen.getByLabelText(/^Email/));
  unmount();
  show({ value: { ...aoife, city: 'Cork' } });
  expect(screen.getByText('You can do this later').closest('details')).toHaveAttribute('open');
});

it('says at the field what the server did not accept', () => {
  show({ refusals: new Map([['email', 'No such domain.']]) });
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/No such domain\./);
});

it('has nothing to fill in for a type that is not sold, but a way on', () => {
  show({ type: 'Wizard', label: undefined });
  expect(screen.getByText(/“Wizard” is not a type/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'all new memberships' })).toHaveAttribute('href', '/new');
  expect(screen.queryByLabelText(/^Legal name/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
});
