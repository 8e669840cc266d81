import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemberLookup, type MemberLookupProps } from './MemberLookup.tsx';

const onFind = vi.fn<MemberLookupProps['onSubmit']>();
beforeEach(() => {
  onFind.mockClear();
});
const lookup = (props: Partial<MemberLookupProps> = {}) => (
  <MemberLookup state={{ kind: 'idle' }} onSubmit={onFind} {...props} />
);
const field = (name: string) => screen.getByRole('textbox', { name });
const find = () => screen.getByRole('button', { name: 'Find' });

it('enables Find for a name or an email address with text around the @ sign', async () => {
  render(lookup());
  expect(find()).toBeDisabled();
  await userEvent.type(field('Email address'), 'niamh@');
  expect(find()).toBeDisabled();
  await userEvent.type(field('Email address'), 'example.com');
  expect(find()).toBeEnabled();
  await userEvent.clear(field('Email address'));
  await userEvent.type(field('Name'), '  ');
  expect(find()).toBeDisabled();
  await userEvent.type(field('Name'), 'Niamh');
  expect(find()).toBeEnabled();
});

it('calls onSubmit with trimmed values', async () => {
  render(lookup());
  await userEvent.type(field('Name'), ' Niamh Kelly ');
  await userEvent.click(find());
  expect(onFind).toHaveBeenLastCalledWith({ name: 'Niamh Kelly' });
});

it('works by keyboard alone and does not submit the surrounding form', async () => {
  const onSubmit = vi.fn();
  render(<form onSubmit={onSubmit}>{lookup()}</form>);
  await userEvent.tab();
  await userEvent.keyboard('Niamh{Tab}niamh@example.com{Enter}');
  expect(onFind).toHaveBeenLastCalledWith({ name: 'Niamh', email: 'niamh@example.com' });
  await userEvent.tab();
  expect(find()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onFind).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('asks for the member number after several matches, and keeps the field', async () => {
  const { rerender } = render(lookup({ defaultValue: { name: 'Niamh' } }));
  expect(screen.queryByRole('textbox', { name: 'Member number' })).not.toBeInTheDocument();
  rerender(lookup({ state: { kind: 'multiple' } }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Multiple matches found. Please add more details.',
  );
  await userEvent.type(field('Member number'), '214{Enter}');
  expect(onFind).toHaveBeenLastCalledWith({ name: 'Niamh', member_number: 214 });
  await userEvent.clear(field('Member number'));
  rerender(lookup({ state: { kind: 'searching' } }));
  expect(field('Member number')).toBeVisible();
});

it('shows a known member number', () => {
  render(lookup({ defaultValue: { memberNumber: '214' } }));
  expect(field('Member number')).toHaveValue('214');
});

it('ignores presses while a search runs', async () => {
  render(lookup({ state: { kind: 'searching' }, defaultValue: { name: 'Niamh' } }));
  await userEvent.click(find());
  await userEvent.type(field('Name'), '{Enter}');
  expect(onFind).not.toHaveBeenCalled();
});

it.each([
  [{ kind: 'notFound' }, 'No matches found.'],
  [{ kind: 'failed', errorMessage: 'Try later.' }, 'Try later.'],
  [
    { kind: 'found', member: { name: 'Niamh Kelly', membership: 'Adult' } },
    'Found: Niamh Kelly, Adult',
  ],
] as const)('announces %o', (state, words) => {
  const { rerender } = render(lookup());
  const live = screen.getByRole('status');
  expect(live).toBeEmptyDOMElement();
  rerender(lookup({ state }));
  expect(live).toHaveTextContent(words);
});
