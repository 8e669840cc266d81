import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToggleButton } from './ToggleButton.tsx';

it('shows whether it is on and toggles on Enter and Space', async () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <ToggleButton isSelected={false} onChange={onChange}>
      Wednesday
    </ToggleButton>,
  );
  expect(screen.getByRole('button', { name: 'Wednesday', pressed: false })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
  rerender(
    <ToggleButton isSelected onChange={onChange}>
      Wednesday
    </ToggleButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wednesday', pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});

it('does nothing while it is disabled', async () => {
  const onChange = vi.fn();
  render(
    <ToggleButton isSelected={false} onChange={onChange} isDisabled>
      Wednesday
    </ToggleButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onChange).not.toHaveBeenCalled();
});
