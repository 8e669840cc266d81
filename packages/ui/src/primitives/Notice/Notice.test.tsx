import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

it('is announced only with a role', () => {
  const { rerender } = render(<Notice title="Closed">Voting is over.</Notice>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(
    <Notice title="Closed" role="status">
      Voting is over.
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('ClosedVoting is over.');
});
