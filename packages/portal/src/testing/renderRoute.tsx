import { createApiClient } from '@conkit/api-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../App.tsx';
import { createQueryClient } from '../api/queryClient.ts';
import type { Language } from '../i18n/languages.ts';
import { createWords } from '../i18n/words.ts';
import { createPortalRouter } from '../router.tsx';
import { answerWith, type Answers, type Call } from './answers.ts';

interface RenderOptions {
  language?: Language;
  /** The page's clock when it is drawn. */
  now?: Date;
  /** Mounts everything twice, as React does in development to find effects that do not clean up. */
  isStrict?: boolean;
  /** Whether the sidebar is remembered as docked. */
  dockSidebar?: boolean;
}

/**
 * Draws a path on the real route tree, in the order a browser would, with these answers of the API.
 * An answer that a test does not give is a failure, so that no call goes unnoticed.
 */
export async function renderRoute(path: string, answers: Answers, options: RenderOptions = {}) {
  const { language = 'en', now = new Date(), isStrict = false, dockSidebar } = options;
  const calls: Call[] = [];
  const api = createApiClient({ baseUrl: 'http://test/api', fetch: answerWith(answers, calls) });
  const words = await createWords(language);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createPortalRouter({ api, queryClient, words, dockSidebar }, history);
  await router.load();
  const view = render(<App router={router} startTime={now.getTime()} written={new Map()} />, {
    reactStrictMode: isStrict,
  });
  return {
    ...view,
    router,
    queryClient,
    /** What was asked of the API, in order. */
    calls,
    // Under a test's own clock there is nothing to wait for between two keys.
    user: userEvent.setup({ delay: vi.isFakeTimers() ? null : 0 }),
    /** Where the page is now, with its query. */
    path: () => router.state.location.href,
  };
}
