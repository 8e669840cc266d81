import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'Adult', label: 'Adult' },
  { value: 'Child', label: 'Child', isGroupStart: true },
  { value: 'Upgrade', label: 'Upgrade', isDisabled: true },
];

it('calls onChange with the chosen value', async () => {
  const onChange = vi.fn();
  render(<Select label="Type" value="Adult" options={options} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Child');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Child');
});

it('shows its placeholder while nothing is chosen, and disabled options', async () => {
  render(<Select label="Type" value="" placeholder="Choose" options={options} isRequired />);
  const select = screen.getByRole('combobox', { name: 'Type (required)' });
  expect(select).toHaveDisplayValue('Choose');
  await userEvent.tab();
  await userEvent.tab();
  expect(select).toHaveAttribute('data-missing');
  expect(screen.getByRole('option', { name: 'Upgrade' })).toBeDisabled();
});
