import { createApiClient } from '@conkit/api-client';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../api/queryClient.ts';
import { createWords } from '../../i18n/words.ts';
import type { PortalContext } from '../../context.ts';
import { answerWith, type Call } from '../../testing/answers.ts';
import { config } from '../../testing/builders.ts';
import { LoginLinkCard } from './LoginLinkCard.tsx';

/** The card on a page where new users can create an account. */
async function renderCard() {
  const calls: Call[] = [];
  const answers = { 'POST /key': { status: 'success', email: 'new@example.com' } };
  const words = await createWords('en');
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree: createRootRouteWithContext<PortalContext>()({
      component: () => <LoginLinkCard config={config()} path="/pay/bench" canCreateAccount />,
    }),
    context: {
      api: createApiClient({ baseUrl: 'http://test/api', fetch: answerWith(answers, calls) }),
      queryClient,
      words,
    },
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <I18nProvider i18n={words.i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return calls;
}

it('creates an account for a user who gives a name', async () => {
  const calls = await renderCard();
  const email = screen.getByRole('textbox', { name: /^Email/ });
  await userEvent.type(email, 'new@example.com');
  expect(screen.getByRole('button')).toHaveTextContent('Send login link');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'New Person');
  expect(screen.getByRole('button')).toHaveTextContent('Create Account');
  await userEvent.click(screen.getByRole('button'));
  // The form says it, until the card that waits for the mail has loaded.
  await waitFor(() =>
    expect(screen.getByText(/We emailed a link to new@example.com/)).toBeVisible(),
  );
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['POST /key', { email: 'new@example.com', name: 'New Person', path: '/pay/bench' }],
  ]);
});

it('sends a login link when the name is blank', async () => {
  const calls = await renderCard();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '  ');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'new@example.com{Enter}');
  expect(calls[0]?.body).toEqual({ email: 'new@example.com', path: '/pay/bench' });
});
