import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fanzines, novels } from '../../testing/ballots.ts';
import { RankRead, type RankReadProps } from './RankRead.tsx';

function show(props: Partial<RankReadProps> = {}) {
  const given = { onRank: vi.fn(), onCancel: vi.fn() };
  render(
    <RankRead
      category="Best Novel"
      finalists={novels}
      ballot={[4, -1]}
      size={7}
      read={[5, 1]}
      {...given}
      {...props}
    />,
  );
  return given;
}

const list = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows the longer ranking, and returns it only when the voter agrees', async () => {
  const { onRank } = show();
  expect(list()).toEqual([
    'Space Opera',
    'The Calculating Stars (added)',
    'Spinning Silver (added)',
    'No award',
  ]);
  expect(onRank).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Add to my ranking' }));
  expect(onRank).toHaveBeenCalledExactlyOnceWith([4, 1, 5, -1]);
});

it.each(['Not now', 'Escape'])('changes nothing by %s', async (way) => {
  const { onRank, onCancel } = show();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: way }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onRank).not.toHaveBeenCalled();
});

it('names what has no position', () => {
  show({ size: 3 });
  expect(screen.getByText('There is no position for Spinning Silver.')).toBeVisible();
});

it('says that nothing is left to add, or that no position is free', () => {
  show({ ballot: [1, 5] });
  expect(screen.getByText('Everything that you have read is ranked already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to my ranking' })).toBeNull();
});

it('keeps a full ranking', () => {
  show({ ballot: [4], size: 1 });
  expect(screen.getByText(/no free position. Nothing was changed/)).toBeVisible();
});

it('never adds a replaced finalist', () => {
  show({ finalists: fanzines, ballot: [], read: [186, 187] });
  expect(list()).toEqual(['Guteto (added)']);
});
