import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSingleFlight } from './useSingleFlight.ts';

interface Asked {
  what: string;
  answer: () => void;
  fail: (error: Error) => void;
}

const asked: Asked[] = [];
const ask = (what: string) =>
  new Promise<void>((answer, fail) => void asked.push({ what, answer, fail }));

function Question() {
  const start = useSingleFlight(ask);
  return <button onClick={() => start('once')}>Ask</button>;
}

it('an action ignores calls while it runs, and can run again after any outcome', async () => {
  const user = userEvent.setup();
  render(<Question />);
  const button = screen.getByRole('button');
  await user.dblClick(button);
  expect(asked.map(({ what }) => what)).toEqual(['once']);
  asked[0]?.answer();
  await user.dblClick(button);
  expect(asked).toHaveLength(2);
  asked[1]?.fail(new Error('refused'));
  await user.dblClick(button);
  expect(asked).toHaveLength(3);
});
