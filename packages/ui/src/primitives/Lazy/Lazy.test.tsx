import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Lazy } from './Lazy.tsx';

/** A button that opens a lazily loaded component. */
function Page({ load }: { load: () => Promise<{ text: string }> }) {
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed');
  return (
    <>
      <button onClick={() => setStatus('open')}>Open</button>
      {status === 'failed' && <p role="alert">No connection</p>}
      {status === 'open' && (
        <Lazy load={load} onError={() => setStatus('failed')}>
          {({ text }) => <p>{text}</p>}
        </Lazy>
      )}
    </>
  );
}

it('reports a failed load and loads again when reopened', async () => {
  let isOnline = false;
  const load = () =>
    isOnline ? Promise.resolve({ text: 'Here' }) : Promise.reject(new TypeError('Failed to fetch'));
  const user = userEvent.setup();
  render(<Page load={load} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not report a failure after unmounting', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const promise = new Promise<{ text: string }>((_, reject) => {
    fail = reject;
  });
  const failures: string[] = [];
  const { unmount } = render(
    <Lazy load={() => promise} onError={() => failures.push('failed')}>
      {({ text }) => text}
    </Lazy>,
  );
  unmount();
  fail(new TypeError('Failed to fetch'));
  await expect(promise).rejects.toThrow();
  expect(failures).toEqual([]);
});
