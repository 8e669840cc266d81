import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PersonPicker } from './PersonPicker.tsx';

const people = [
  { id: 5, name: 'Aoife', membership: 'Adult', membershipLabel: 'Adult' },
  { id: 6, name: 'Oisín', membership: 'Child', membershipLabel: 'Child' },
];
const found = { id: 9, name: 'Ronan', membership: 'Supporter', membershipLabel: 'Supporter' };

it('lists people by name and membership and reports the picked one', async () => {
  const onChange = vi.fn();
  render(<PersonPicker people={people} value={5} onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Aoife Adult' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Oisín Child' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(6);
});

it('reports ids as they were given, texts or numbers', async () => {
  const onChange = vi.fn();
  const mixed = [
    { ...found, id: 'a-9' },
    { ...found, id: 7, name: 'Sive' },
  ];
  const picker = (value: string | number) => (
    <PersonPicker people={mixed} value={value} onChange={onChange} />
  );
  const { rerender } = render(picker(7));
  expect(screen.getByRole('radio', { name: 'Sive Supporter' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Ronan Supporter' }));
  rerender(picker('a-9'));
  expect(screen.getByRole('radio', { name: 'Ronan Supporter' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Sive Supporter' }));
  expect(onChange.mock.calls).toEqual([['a-9'], [7]]);
});

it('disables people without a required membership and shows why', () => {
  render(<PersonPicker people={people} value={5} onChange={vi.fn()} membershipTypes={['Adult']} />);
  const child = screen.getByRole('radio', { name: 'Oisín Child: not with this membership' });
  expect(child).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Aoife Adult' })).toBeEnabled();
});

it('has an option for other members only with a lookup', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<PersonPicker people={people} value={5} onChange={onChange} />);
  expect(screen.queryByRole('radio', { name: 'Other member...' })).not.toBeInTheDocument();
  const lookup = <p>Lookup</p>;
  rerender(<PersonPicker people={people} value={5} onChange={onChange} lookup={lookup} />);
  expect(screen.queryByText('Lookup')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Other member...' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('other');
  rerender(<PersonPicker people={people} value="other" onChange={onChange} lookup={lookup} />);
  expect(screen.getByText('Lookup')).toBeVisible();
});

it('replaces the lookup with the found person until they are removed', async () => {
  const onRemove = vi.fn();
  render(
    <PersonPicker
      people={people}
      value="other"
      onChange={vi.fn()}
      lookup={<p>Lookup</p>}
      foundPerson={found}
      onRemove={onRemove}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Ronan Supporter');
  expect(screen.queryByText('Lookup')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Find another' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('disables every option, and finding another member, when it is disabled', () => {
  const { rerender } = render(
    <PersonPicker people={people} value={5} onChange={vi.fn()} isDisabled />,
  );
  for (const option of screen.getAllByRole('radio')) expect(option).toBeDisabled();
  rerender(
    <PersonPicker
      people={people}
      value="other"
      onChange={vi.fn()}
      lookup={<p>Lookup</p>}
      foundPerson={found}
      isDisabled
    />,
  );
  expect(screen.getByRole('button', { name: 'Find another' })).toBeDisabled();
});
