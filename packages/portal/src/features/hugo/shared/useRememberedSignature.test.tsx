import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRememberedSignature } from './useRememberedSignature.ts';

it('separates signatures of nominations and ballots, and of different people', async () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => [
      useRememberedSignature('nominations', 5),
      useRememberedSignature('ballot', 5),
      useRememberedSignature('nominations', 7),
    ],
    { wrapper },
  );
  const signatures = () => result.current.map(({ signature }) => signature);
  act(() => result.current[0]?.remember('Aoife B'));
  await waitFor(() => expect(signatures()).toEqual(['Aoife B', undefined, undefined]));
  act(() => result.current[1]?.remember('A. Byrne'));
  await waitFor(() => expect(signatures()).toEqual(['Aoife B', 'A. Byrne', undefined]));
});
