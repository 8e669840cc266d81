import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

it('toggles by its label and by Space', async () => {
  const onChange = vi.fn();
  render(
    <Checkbox isSelected={false} onChange={onChange} description="By post">
      Paper
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('Paper'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
  expect(screen.getByRole('checkbox', { name: 'Paper' })).toHaveAccessibleDescription('By post');
});

it('says that it must be ticked', () => {
  render(<Checkbox isRequired>I agree</Checkbox>);
  expect(screen.getByRole('checkbox', { name: 'I agree (required)' })).toBeRequired();
});
