import { personProblems } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aoife, checkout } from '../../testing/purchases.ts';
import { asking, birthDate, everyKind, unanswered } from '../../testing/questions.tsx';
import { NewMemberForm, type NewMemberFormProps } from './NewMemberForm.tsx';

const show = (props: Partial<NewMemberFormProps> = {}) =>
  render(
    <NewMemberForm
      types={[
        { value: 'Adult', label: 'Adult · €210', description: 'Born before 1993' },
        { value: 'Child', label: 'Child · €60' },
      ]}
      type="Adult"
      onTypeChange={() => undefined}
      typeLabel="Adult"
      value={aoife}
      onChange={() => undefined}
      problems={[]}
      isReady
      checkout={checkout()}
      {...props}
    />,
  );

it('sells the chosen type, and switches to another one', async () => {
  const onTypeChange = vi.fn();
  show({ onTypeChange });
  expect(screen.getByRole('heading', { level: 1, name: 'New Membership' })).toBeVisible();
  const select = screen.getByLabelText(/^Membership type/);
  expect(select).toHaveAccessibleDescription('Born before 1993');
  await userEvent.selectOptions(select, 'Child · €60');
  expect(onTypeChange).toHaveBeenCalledExactlyOnceWith('Child');
});

it('calls `onChange` with the whole person when a field changes', async () => {
  const onChange = vi.fn();
  show({ onChange });
  await userEvent.type(screen.getByLabelText('City'), 'C');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...aoife, city: 'C' });
});

it('lists the missing fields after a press of the button, each with a link', async () => {
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

it('shows required fields first, and folds the rest until it has content', () => {
  const { unmount } = show();
  const fold = screen.getByText('You can do this later').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toContainElement(screen.getByLabelText('City'));
  expect(fold).not.toContainElement(screen.getByLabelText(/^Email/));
  unmount();
  show({ value: { ...aoife, city: 'Cork' } });
  expect(screen.getByText('You can do this later').closest('details')).toHaveAttribute('open');
});

it('shows a refusal by the server at its field', () => {
  show({ validationErrors: { email: 'No such domain.' } });
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/No such domain\./);
});

it('shows only a link to the offers for a type that is not on sale', () => {
  show({ type: 'Wizard', typeLabel: undefined });
  expect(screen.getByText(/“Wizard” is not a type/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'all new memberships' })).toHaveAttribute('href', '/new');
  expect(screen.queryByLabelText(/^Legal name/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay by card/ })).toBeNull();
});

it('asks the questions of the type, and lists those without a good answer first', async () => {
  const questions = asking([birthDate, ...everyKind], {
    value: { born: '1980-05-05' },
    problems: [{ key: 'born', kind: 'too_early' }, ...unanswered],
  });
  const value = { email: aoife.email };
  show({ value, problems: personProblems(value), questions, isReady: false });
  await userEvent.click(screen.getByRole('button', { name: /^Pay by card/ }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Date of birth: This is only for people born on 16 August 2006 or later.',
    'Name of a parent or guardian',
    'I agree to the code of conduct',
    'Legal name',
  ]);
  await userEvent.click(screen.getByRole('link', { name: /^Date of birth/ }));
  expect(screen.getByLabelText(/^Date of birth/)).toHaveFocus();
});

it('asks nothing for a type that is not on sale', () => {
  show({ type: 'Wizard', typeLabel: undefined, questions: asking([birthDate]) });
  expect(screen.queryByLabelText(/^Date of birth/)).toBeNull();
});
