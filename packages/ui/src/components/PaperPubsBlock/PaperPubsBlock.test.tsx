import type { PaperPubs } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PaperPubsBlock, type PaperPubsBlockProps } from './PaperPubsBlock.tsx';

const saved = { name: 'Aoife', address: '1 Main Street', country: 'Ireland' };
const offer = { isPaid: true, amount: 1000 };
const onChange = vi.fn<(value: PaperPubs | null) => void>();

const Block = ({ value: initial, ...props }: Partial<PaperPubsBlockProps>) => {
  const [value, setValue] = useState(initial ?? null);
  return (
    <PaperPubsBlock
      person={{ legal_name: 'Aoife Ní Bhriain', country: 'Ireland' }}
      offer={offer}
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
};
const checkbox = () => screen.getByRole('checkbox', { name: 'Paper progress reports · €10' });

it('starts with the form’s name and country when ticked, and is removed when unticked', async () => {
  render(<Block />);
  await userEvent.click(checkbox());
  expect(onChange).toHaveBeenLastCalledWith({
    name: 'Aoife Ní Bhriain',
    address: '',
    country: 'Ireland',
  });
  await userEvent.type(screen.getByRole('textbox', { name: /Postal address/ }), 'Cork');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ address: 'Cork' }));
  await userEvent.click(checkbox());
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('restores the saved value when ticked again', async () => {
  render(<Block value={null} savedValue={saved} isExisting />);
  await userEvent.click(checkbox());
  expect(onChange).toHaveBeenLastCalledWith(saved);
});

it('shows the hints to members once it is ticked', async () => {
  render(<Block />);
  expect(checkbox()).toHaveAccessibleDescription(/come printed, by post/);
  expect(screen.queryByText(/All three fields/)).not.toBeInTheDocument();
  await userEvent.click(checkbox());
  expect(screen.getByText(/All three fields.*Only the people who post/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Postal address/ })).toHaveAttribute('rows', '2');
});

it('requires all three fields', () => {
  render(<Block value={saved} />);
  const fields = screen.getAllByRole('textbox');
  expect(fields).toHaveLength(3);
  for (const field of fields) expect(field).toBeRequired();
});

it('renders nothing for an existing member without them when they must be paid for', () => {
  const { container } = render(<Block value={null} savedValue={null} isExisting />);
  expect(container).toBeEmptyDOMElement();
});

it('has a label instead of the checkbox, and fewer hints, for an administrator', () => {
  render(<Block value={saved} savedValue={saved} isExisting isAdmin />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText('Paper progress reports · €10')).toBeVisible();
  expect(screen.queryByText(/All three fields/)).not.toBeInTheDocument();
});

it('cannot be ticked when it must be paid for and has no price', () => {
  render(<Block offer={{ isPaid: true, amount: 0 }} />);
  expect(screen.getByRole('checkbox')).toBeDisabled();
});

it('cannot be unticked by a member who paid, and shows the address to write to', async () => {
  render(<Block isExisting savedValue={saved} value={saved} />);
  expect(checkbox()).toBeDisabled();
  expect(checkbox()).toHaveAccessibleDescription(/^They are paid for\./);
  await userEvent.type(screen.getByRole('textbox', { name: /Postal address/ }), '!');
  expect(onChange).toHaveBeenLastCalledWith({ ...saved, address: '1 Main Street!' });
});

it('can be ticked again after an earlier draft unticked it', async () => {
  render(<Block isExisting savedValue={saved} value={null} />);
  await userEvent.click(checkbox());
  expect(onChange).toHaveBeenLastCalledWith(saved);
});

it('can be unticked by a member when it is free', async () => {
  const free = { isPaid: false, amount: null };
  render(<Block isExisting savedValue={saved} value={saved} offer={free} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('marks fields that differ from the saved value', () => {
  render(<Block value={{ ...saved, country: 'Finland' }} savedValue={saved} isExisting />);
  expect(screen.getByRole('textbox', { name: /Country/ })).toHaveAttribute('data-changed');
  expect(screen.getByRole('textbox', { name: /Name/ })).not.toHaveAttribute('data-changed');
});
