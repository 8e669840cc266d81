import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aoife, checkout, subject } from '../../testing/purchases.ts';
import { DaypassForm, type DaypassFormProps } from './DaypassForm.tsx';

const day = (key: string, label: string, isSelected: boolean) => ({
  key,
  label,
  amount: 2500,
  isSelected,
});
const show = (props: Partial<DaypassFormProps> = {}) =>
  render(
    <DaypassForm
      isOnSale
      types={[{ value: 'Adult', label: 'Adult day pass' }]}
      type="Adult"
      onTypeChange={() => undefined}
      typeLabel="Adult day pass"
      days={[day('day1', 'Thursday', true), day('day2', 'Friday', false)]}
      onDayChange={() => undefined}
      value={aoife}
      onChange={() => undefined}
      problems={[]}
      isReady
      checkout={checkout({ amount: 2500 })}
      {...props}
    />,
  );

it('has a toggle button with a price for each day', async () => {
  const onDayChange = vi.fn();
  show({ onDayChange });
  const days = within(screen.getByRole('group', { name: 'Days' }));
  expect(days.getByRole('button', { pressed: true })).toHaveTextContent('Thursday €25');
  await userEvent.click(days.getByRole('button', { name: 'Friday €25' }));
  await userEvent.click(days.getByRole('button', { name: 'Thursday €25' }));
  expect(onDayChange.mock.calls).toEqual([
    ['day2', true],
    ['day1', false],
  ]);
});

it('names the calendar day of each day that has one', () => {
  show({ days: [{ ...day('day1', 'Thursday', false), date: '2019-08-15' }] });
  expect(screen.getByRole('button', { name: 'Thursday 15 Aug €25' })).toBeVisible();
});

it('distinguishes a missing day from days that cannot be paid by card', async () => {
  const nothing = { isReady: false, checkout: checkout({ amount: 0 }) };
  const { unmount } = show({ ...nothing, days: [day('day1', 'Thursday', false)] });
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card' }));
  await userEvent.click(screen.getByRole('link', { name: 'Days: Choose at least one.' }));
  expect(screen.getByRole('button', { name: 'Thursday €25' })).toHaveFocus();
  unmount();
  show(nothing);
  expect(screen.getByText(/These cannot be paid by card/)).toBeVisible();
});

it('sells nothing when day passes are not on sale, and still shows an open purchase', () => {
  const { unmount } = show({ isOnSale: false });
  expect(screen.getByText('Day passes are not on sale')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({
    isOnSale: false,
    checkout: checkout({ phase: { kind: 'processing' }, sentPurchase: subject }),
  });
  expect(screen.getByRole('region', { name: 'Your open purchase' })).toBeVisible();
});

it('shows a message when the type does not exist', () => {
  show({ type: 'Wizard', typeLabel: undefined, days: [] });
  expect(screen.getByText(/“Wizard” is not a type of day pass/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
});
