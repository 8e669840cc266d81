import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { checkout } from '../../testing/purchases.ts';
import { ItemForm, type ItemFormProps } from './ItemForm.tsx';

const aoife = { id: 5, name: 'Aoife', membership: 'Adult', membershipLabel: 'Adult' };
const recipients = { people: [aoife], lookup: <p>Lookup</p>, onRemove: () => undefined };
const value = { person: null, email: '', name: '', values: {} };
const form = (props: Partial<ItemFormProps> = {}) => (
  <ItemForm
    label="Bench"
    recipients={recipients}
    selectedPerson={5}
    fields={[
      { key: 'sponsor', label: 'Text', type: 'string', isRequired: true },
      { key: 'size', label: 'Size', type: 'string', values: { l: 'Large' } },
      { key: 'copies', label: 'Copies', type: 'number' },
      { key: 'visible', label: 'On the website', type: 'boolean' },
    ]}
    value={value}
    onChange={() => undefined}
    validation={{ problems: [], invalidNumbers: [] }}
    isReady
    checkout={checkout({ amount: 6000 })}
    signIn={<p>Sign in</p>}
    {...props}
  />
);
const missing = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Pay by card/ }));
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

it('reads only own values and errors of a field called `constructor`', () => {
  const error = vi.spyOn(console, 'error');
  const fields = [{ key: 'constructor', label: 'Builder', type: 'string' as const }];
  const { rerender } = render(form({ fields, validationErrors: { email: 'Wrong' } }));
  expect(screen.getByRole('textbox', { name: 'Builder' })).toBeValid();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
  rerender(form({ fields, validationErrors: { constructor: 'Too short' } }));
  expect(screen.getByRole('textbox', { name: 'Builder' })).toHaveAccessibleDescription('Too short');
});

it('leads from a missing person to one who can be chosen', async () => {
  const child = { id: 6, name: 'Cian', membership: 'Child', membershipLabel: 'Child' };
  const people = [child, aoife, { ...aoife, id: 7, name: 'Brid' }];
  const picker = (selectedPerson: number | null) =>
    form({
      recipients: { ...recipients, people, membershipTypes: ['Adult'] },
      selectedPerson,
      validation: { problems: [{ kind: 'person' }], invalidNumbers: [] },
      isReady: false,
    });
  const { rerender } = render(picker(null));
  await missing();
  await userEvent.click(screen.getByRole('link', { name: /person|member/i }));
  expect(screen.getByRole('radio', { name: /^Aoife/ })).toHaveFocus();
  rerender(picker(7));
  await userEvent.click(screen.getByRole('link', { name: /person|member/i }));
  expect(screen.getByRole('radio', { name: /^Brid/ })).toHaveFocus();
});

it('leads from a missing answer to its question, also if another field has its name', async () => {
  const problems = [{ key: 'name', kind: 'required' }] as const;
  const questions = [
    { key: 'name', type: 'text', label: 'Name on the sign', required: true },
  ] as const;
  render(
    form({
      recipients: { ...recipients, people: [] },
      questions: { questions, problems, value: {}, onChange: () => undefined },
      isReady: false,
    }),
  );
  await missing();
  await userEvent.click(screen.getByRole('link', { name: 'Name on the sign' }));
  expect(screen.getByRole('textbox', { name: /^Name on the sign/ })).toHaveFocus();
});

it('shows the amount, with cents only where there are any', () => {
  const { rerender } = render(form());
  expect(screen.getByText('Amount: €60')).toBeVisible();
  rerender(form({ checkout: checkout({ amount: 6050 }) }));
  expect(screen.getByText('Amount: €60.50')).toBeVisible();
});

it('shows a fitting control for each field of the category, and calls `onChange`', async () => {
  const onChange = vi.fn();
  render(form({ onChange }));
  await userEvent.type(screen.getByLabelText(/^Text/), 'A');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'Large');
  await userEvent.type(screen.getByLabelText('Copies'), '2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'On the website' }));
  expect(onChange.mock.calls).toEqual([
    [{ ...value, values: { sponsor: 'A' } }],
    [{ ...value, values: { size: 'l' } }],
    [{ ...value, values: { copies: '2' } }],
    [{ ...value, values: { visible: true } }],
  ]);
});

it('offers the people of the account, or asks for a name and an address', async () => {
  const onChange = vi.fn();
  const { rerender } = render(form({ onChange, selectedPerson: null }));
  await userEvent.click(screen.getByRole('radio', { name: 'Aoife Adult' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...value, person: 5 });
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  expect(screen.queryByText('Sign in')).toBeNull();
  rerender(form({ onChange, recipients: { ...recipients, people: [] }, selectedPerson: null }));
  await userEvent.type(screen.getByLabelText(/^Name/), 'A');
  await userEvent.type(screen.getByLabelText(/^Email/), 'e');
  expect(onChange.mock.calls.slice(1)).toEqual([
    [{ ...value, name: 'A' }],
    [{ ...value, email: 'e' }],
  ]);
  expect(screen.getByText('Sign in')).toBeVisible();
});

it('asks for no name where only a member is accepted', async () => {
  const problems = [{ kind: 'person' }] as const;
  render(
    form({
      recipients: { ...recipients, people: [], membershipTypes: ['Adult'] },
      selectedPerson: null,
      validation: { problems, invalidNumbers: [] },
      isReady: false,
    }),
  );
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  expect(await missing()).toEqual(['Sign in, so that we know who it’s for.']);
});

it('shows what is missing, and which text is not a number', async () => {
  const problems = [
    { kind: 'name' },
    { kind: 'email' },
    { kind: 'field', key: 'sponsor' },
  ] as const;
  render(form({ validation: { problems, invalidNumbers: ['copies'] }, isReady: false }));
  expect(await missing()).toEqual([
    'Name',
    'Email',
    'Text',
    'Copies: Write a number, for example 2.',
  ]);
  expect(screen.getByLabelText('Copies')).toHaveAccessibleDescription(/Write a number/);
});

it('sells nothing without a fixed price, and shows where to write', () => {
  const problems = [{ kind: 'price' }] as const;
  render(form({ validation: { problems, invalidNumbers: [] }, isReady: false }));
  expect(screen.getByText(/no fixed price/)).toHaveTextContent('registration@example.com');
});

it("links the owner of a token to it, and hides where another person's token is", async () => {
  const held = (isOwn: boolean) => ({
    problems: [],
    invalidNumbers: [],
    existingToken: { name: 'Aoife', isOwn },
  });
  const { rerender } = render(form({ validation: held(true), isReady: false }));
  expect(screen.getByRole('status')).toHaveTextContent('Aoife has a token already');
  expect(screen.getByRole('link', { name: 'your payments' })).toBeVisible();
  expect(await missing()).toContain('Choose a member without a token.');
  rerender(form({ validation: held(false), isReady: false }));
  expect(screen.queryByRole('link', { name: 'your payments' })).toBeNull();
});
