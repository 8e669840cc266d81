import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Deadline } from './Deadline.tsx';

const deadline = <Deadline instant="2019-07-31T23:59:00-07:00" zone="America/Los_Angeles" />;

it('is told in the zone of the rules, named, and in the reader’s own', () => {
  render(deadline);
  expect(screen.getByText(/Wednesday,? 31 July 2019.* 23:59 Pacific Time/)).toBeVisible();
  expect(screen.getByText(/ your time$/)).toBeVisible();
});

it('says nothing of the reader’s zone before the browser tells it', () => {
  expect(renderToString(deadline)).not.toContain('your time');
});
