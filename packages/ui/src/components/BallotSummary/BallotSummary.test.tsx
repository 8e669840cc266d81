import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fanzines, novels } from '../../testing/ballots.ts';
import { BallotSummary, type BallotSummaryProps } from './BallotSummary.tsx';

const show = (value: BallotSummaryProps['value'], props: Partial<BallotSummaryProps> = {}) =>
  render(<BallotSummary title="Best Novel" finalists={novels} value={value} {...props} />);
const lines = () =>
  within(screen.getByRole('list', { name: 'Your ranking for Best Novel' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a reviewed category', () => {
  it('has a heading of the given level', () => {
    show([5], { headingLevel: 2 });
    expect(screen.getByRole('heading', { level: 2, name: 'Best Novel' })).toBeVisible();
  });

  it("lists the entries in rank order and the finalists that aren't ranked", () => {
    show([5, -1, 1]);
    expect(screen.getByRole('heading', { level: 3, name: 'Best Novel' })).toBeVisible();
    expect(lines()).toEqual([
      'Spinning Silver by Naomi Novik (Del Rey / Macmillan)',
      'No award',
      'The Calculating Stars by Mary Robinette Kowal (Tor)',
    ]);
    expect(
      screen.getByText(
        'Not ranked: Record of a Spaceborn Few; Revenant Gun; Space Opera; Trail of Lightning.',
      ),
    ).toBeVisible();
  });

  it('marks entries that would not count, and shows the empty position', () => {
    show([5, null, 1]);
    expect(lines()).toEqual([
      expect.not.stringContaining('does not count'),
      '[No entry]',
      expect.stringContaining('(does not count)'),
    ]);
  });

  it('shows a message when nothing is ranked', () => {
    show([null, 0]);
    expect(screen.getByText('Nothing ranked.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it("keeps the title of a replaced finalist and doesn't list it as unranked", () => {
    show([184, 186], { finalists: fanzines });
    expect(lines()[1]).toContain('Fantasy News');
    expect(lines()[1]).toContain('replaced by Guteto on 21 July 2019');
    const { unmount } = show([184], { finalists: fanzines });
    expect(screen.getAllByText(/^Not ranked/).at(-1)).not.toHaveTextContent('Fantasy News');
    unmount();
  });

  it('omits the replacement of a finalist when the replacement is unknown', () => {
    const replaced = { on: '2019-07-21', by: 99 };
    show([184], { finalists: [{ id: 184, title: 'Fantasy News', replaced }] });
    expect(lines()).toEqual(['Fantasy NewsNo longer on the ballot since 21 July 2019.']);
  });

  it('shows unknown entries instead of hiding them', () => {
    show([999]);
    expect(lines()).toEqual(['Unknown entry 999']);
  });

  it("marks a category that isn't saved on the server", () => {
    show([5], { isUnsaved: true });
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });
});
