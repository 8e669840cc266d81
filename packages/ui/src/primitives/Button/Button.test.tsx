import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PressEvent } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { CloseIcon } from '../icons/icons.tsx';
import { Button, IconButton } from './Button.tsx';

it('is pressed by pointer, Enter and Space', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

it('cannot be pressed while disabled', async () => {
  const onPress = vi.fn();
  render(
    <Button onPress={onPress} isDisabled>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onPress).not.toHaveBeenCalled();
});

it.each([
  ['pending', { isPending: true }],
  ['inert', { isInert: true }],
])('keeps the focus while %s, but neither acts nor submits the form again', async (_, idle) => {
  const [onPress, onSubmit] = [vi.fn(), vi.fn()];
  const form = (state: { isPending?: boolean; isInert?: boolean }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" onPress={onPress} {...state}>
        Pay
      </Button>
    </form>
  );
  const { rerender } = render(form({}));
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  rerender(form(idle));
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('is named by its label when it shows only an icon', () => {
  render(
    <IconButton aria-label="Close">
      <CloseIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

it('calls onPressWhileInert when pressed while inert, but not while pending', async () => {
  const onPressWhileInert = vi.fn();
  const button = (isPending: boolean) => (
    <Button isInert isPending={isPending} onPressWhileInert={onPressWhileInert}>
      Pay
    </Button>
  );
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(button(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onPressWhileInert).toHaveBeenCalledOnce();
});

it('passes an event like React Aria’s to onPress', async () => {
  const onPress = vi.fn<(event: PressEvent) => void>();
  const onOuterClick = vi.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only listens
    <div onClick={onOuterClick}>
      <Button onPress={onPress}>Save</Button>
    </div>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button, { detail: 1, clientX: 12, clientY: 5, ctrlKey: true });
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  const [[mouse] = [], [keyboard] = []] = onPress.mock.calls;
  expect(mouse).toMatchObject({
    type: 'press',
    pointerType: 'mouse',
    target: button,
    x: 12,
    y: 5,
    ctrlKey: true,
    shiftKey: false,
  });
  expect(keyboard).toMatchObject({ pointerType: 'keyboard', target: button });
  expect(onOuterClick).toHaveBeenCalledTimes(2);
});

it('reports the pointer of a touch', () => {
  const onPress = vi.fn<(event: PressEvent) => void>();
  render(<Button onPress={onPress}>Save</Button>);
  const click = new MouseEvent('click', { bubbles: true, detail: 1 });
  Object.assign(click, { pointerType: 'touch' });
  fireEvent(screen.getByRole('button'), click);
  expect(onPress.mock.lastCall?.[0].pointerType).toBe('touch');
});

it('reports focus and keys, and takes a name instead of its text', async () => {
  const [onFocus, onBlur, onKeyDown] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <Button
      aria-label="Save the ballot"
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={({ key }) => onKeyDown(key)}
    >
      Save
    </Button>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save the ballot' })).toHaveFocus();
  await userEvent.keyboard('{F2}');
  expect(onKeyDown).toHaveBeenCalledWith('F2');
  expect(onFocus).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
