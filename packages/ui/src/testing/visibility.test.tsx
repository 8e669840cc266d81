// The tests run with the faster `getComputedStyle` of `tools/setup-jsdom.ts`.
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CSSProperties, ReactNode } from 'react';
import { expect, it } from 'vitest';

const styled = (style: CSSProperties) => (
  <div style={style}>
    <p>
      <button type="button">Save</button>
    </p>
  </div>
);
const isFound = () => screen.queryByRole('button') !== null;

it.each<[how: string, page: ReactNode]>([
  [
    'by its own attribute',
    <button key="" type="button" hidden>
      Save
    </button>,
  ],
  [
    'by its own style',
    <button key="" type="button" style={{ display: 'none' }}>
      Save
    </button>,
  ],
  [
    'by an attribute around it',
    <div key="" hidden>
      {styled({})}
    </div>,
  ],
  ['in a closed dialog', <dialog key="">{styled({})}</dialog>],
  ['by `display: none` around it', styled({ display: 'none' })],
  ['by `visibility: hidden` around it', styled({ visibility: 'hidden' })],
])('an element that is hidden %s is neither found by its role nor visible', (_how, page) => {
  const { rerender } = render(styled({}));
  expect(isFound()).toBe(true);
  rerender(page);
  expect(isFound()).toBe(false);
  expect(screen.getByText('Save')).not.toBeVisible();
  rerender(styled({}));
  expect(isFound()).toBe(true);
  expect(screen.getByText('Save')).toBeVisible();
});

it('an element that is visible within a hidden one is found', () => {
  render(
    <div style={{ visibility: 'hidden' }}>
      <div style={{ visibility: 'visible' }}>{styled({})}</div>
    </div>,
  );
  expect(isFound()).toBe(true);
});

it('a transparent element is not visible', () => {
  render(styled({ opacity: 0 }));
  expect(screen.getByText('Save')).not.toBeVisible();
});

it('an element without pointer events can’t be clicked', async () => {
  render(styled({ pointerEvents: 'none' }));
  await expect(userEvent.click(screen.getByText('Save'))).rejects.toThrow('pointer-events: none');
});

it('other styles are those of the style sheets', () => {
  render(
    <>
      <style>{'p { color: rgb(1, 2, 3); --size: 4px }'}</style>
      <p>Text</p>
    </>,
  );
  const style = getComputedStyle(screen.getByText('Text'));
  expect(style.color).toBe('rgb(1, 2, 3)');
  expect(style.getPropertyValue('--size')).toBe('4px');
});
