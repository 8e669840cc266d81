import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './Card.tsx';

it('is a region named by its heading, with a configurable heading level', () => {
  render(<Card title="Best Novel" headingLevel={3} />);
  expect(screen.getByRole('region', { name: 'Best Novel' })).toContainElement(
    screen.getByRole('heading', { level: 3, name: 'Best Novel' }),
  );
});
