import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RadioList } from './RadioList.tsx';

const options = [
  { value: 'a', label: 'Adult', price: '€80' },
  { value: 'c', label: 'Child', isDisabled: true },
  { value: 'y', label: 'Young adult', hint: 'Up to 26' },
];

const Choice = ({ isDisabled = false }) => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioList
      label="Type"
      description="One of them"
      options={options}
      value={value}
      onChange={setValue}
      isDisabled={isDisabled}
    />
  );
};

it('has a name and description, and names each option with its price and hint', () => {
  render(<Choice />);
  expect(screen.getByRole('group', { name: 'Type' })).toHaveAccessibleDescription('One of them');
  expect(screen.getByRole('radio', { name: 'Adult €80' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Young adult Up to 26' })).toBeEnabled();
});

it('selects with the arrow keys and skips disabled options', async () => {
  render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: /^Adult/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Young adult/ })).toBeChecked();
});

it('cannot be selected when the list or the option is disabled', async () => {
  const { rerender } = render(<Choice />);
  await userEvent.click(screen.getByText('Child'));
  expect(screen.getByRole('radio', { name: 'Child' })).not.toBeChecked();
  rerender(<Choice isDisabled />);
  await userEvent.click(screen.getByText('Adult'));
  expect(screen.getByRole('radio', { name: /^Adult/ })).not.toBeChecked();
});
