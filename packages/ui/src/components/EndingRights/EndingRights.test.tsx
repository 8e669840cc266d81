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
