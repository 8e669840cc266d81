import type { User } from '@conkit/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getTimesForgotten } from '../browser/kept.ts';
import { forgetAccount, separateAccounts } from './session.ts';

/** How often kept pages had been forgotten before the test. */
let before: number;
beforeEach(() => {
  before = getTimesForgotten();
  vi.stubGlobal('caches', { keys: async () => [] });
});
afterEach(() => vi.unstubAllGlobals());
const countForgotten = () => getTimesForgotten() - before;

const createUser = (email: string): User => ({ email, people: [] }) as unknown as User;

it('deletes the kept pages of an account when another one signs in, and not before', () => {
  const queryClient = new QueryClient();
  separateAccounts(queryClient, createUser('one@example.com'));
  separateAccounts(queryClient, createUser('one@example.com'));
  expect(countForgotten()).toBe(0);
  separateAccounts(queryClient, createUser('two@example.com'));
  expect(countForgotten()).toBe(1);
});

it('deletes the kept pages after signing out, and after the session has ended', () => {
  forgetAccount(new QueryClient());
  expect(countForgotten()).toBe(1);
  separateAccounts(new QueryClient(), null);
  expect(countForgotten()).toBe(2);
});
