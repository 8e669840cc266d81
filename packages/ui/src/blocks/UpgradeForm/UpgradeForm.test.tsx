import { paperPubsProblems } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { checkout } from '../../testing/purchases.ts';
import { UpgradeForm, type UpgradeChoice, type UpgradeFormProps } from './UpgradeForm.tsx';
import { UpgradePage } from './UpgradePage.tsx';

const choice: UpgradeChoice = {
  id: 5,
  name: 'Aoife',
  types: [
    { value: 'Adult', label: 'Adult', price: '€110' },
    { value: 'Child', label: 'Child', isDisabled: true },
  ],
  type: null,
  canUpgrade: true,
};
const form = (props: Partial<UpgradeFormProps> = {}) => (
  <UpgradeForm
    upgrade={choice}
    onTypeChange={() => undefined}
    problems={[]}
    isReady
    checkout={checkout({ amount: 11000 })}
    {...props}
  />
);
const nothing = { isReady: false, checkout: checkout({ amount: 0 }) };
const button = () => screen.getByRole('button', { name: /^Pay by card/ });

it('lists what the membership can become, each with the difference to pay', async () => {
  const onTargetChange = vi.fn();
  render(form({ onTypeChange: onTargetChange }));
  expect(screen.getByRole('radio', { name: 'Child' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Adult €110' }));
  expect(onTargetChange).toHaveBeenCalledExactlyOnceWith('Adult');
  expect(screen.getByText('Total: €110')).toBeVisible();
});

it('shows why there is nothing to pay, instead of a total', () => {
  const { rerender } = render(form({ ...nothing, upgrade: null }));
  expect(button()).toHaveAccessibleDescription(/choose whose membership it is/);
  rerender(form(nothing));
  expect(button()).toHaveAccessibleDescription(/choose another membership/);
  rerender(form({ ...nothing, upgrade: { ...choice, canUpgrade: false } }));
  expect(button()).toHaveAccessibleDescription(/cannot be upgraded further/);
  expect(screen.queryByText(/^Total/)).toBeNull();
});

it('names the missing fields of the paper publications', async () => {
  const paper = { name: 'Aoife', address: '1 Quay', country: '' };
  const paperPubs = {
    value: paper,
    onChange: () => undefined,
    person: {},
    offer: { isPaid: true, amount: 1000 },
  };
  render(
    form({
      upgrade: { ...choice, paperPubs },
      problems: paperPubsProblems(paper),
      isReady: false,
    }),
  );
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Country' }));
  expect(screen.getByRole('textbox', { name: /^Country/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Country/ })).toBeInvalid();
});

it('is a page on which a person is picked first', async () => {
  const onChange = vi.fn();
  const person = { id: 5, name: 'Aoife', membership: 'Adult', membershipLabel: 'Adult' };
  const page = (people = [person], isUnknown = false) => (
    <UpgradePage people={people} value={null} onChange={onChange} isNotFound={isUnknown}>
      {form()}
    </UpgradePage>
  );
  const { rerender } = render(page());
  await userEvent.click(screen.getByRole('radio', { name: 'Aoife Adult' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
  rerender(page([person], true));
  expect(screen.getByRole('status')).toHaveTextContent('This person is not on your account.');
  rerender(page([]));
  expect(screen.getByRole('link', { name: 'Buy a membership' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
