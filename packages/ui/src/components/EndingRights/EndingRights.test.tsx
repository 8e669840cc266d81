import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EndingRights } from './EndingRights.tsx';

it('lists the rights that end and renders nothing when none end', () => {
  const { rerender } = render(
    <EndingRights
      name="Aoife"
      membership="Child"
      rights={['wsfs_member', 'hugo_nominator']}
      awardName={{ name: 'Hugo Awards' }}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Aoife loses rights');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Voting in the Hugo Awards and on the site of a later Worldcon',
    'Nominating for the Hugo Awards',
  ]);
  rerender(<EndingRights name="Aoife" membership="Adult" rights={[]} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('names the site of a later convention only where members vote on it', () => {
  const own = { name: 'Aoife', membership: 'Child', rights: ['wsfs_member'] as const };
  const awardName = { name: 'Prairie Wheat Awards' };
  const { rerender } = render(<EndingRights {...own} awardName={awardName} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Voting in the Prairie Wheat Awards and on the site of a later Worldcon',
  );
  rerender(<EndingRights {...own} awardName={awardName} hasSiteSelection={false} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Voting in the Prairie Wheat Awards$/);
});
