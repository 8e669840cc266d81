import { createApiClient } from '@conkit/api-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../App.tsx';
import { createQueryClient } from '../api/queryClient.ts';
import type { Language } from '../i18n/language.ts';
import { createWords } from '../i18n/words.ts';
import { createPortalRouter } from '../router.tsx';
import { answerWith, type Answers, type Call } from './answers.ts';

interface RenderOptions {
  language?: Language;
  /** The page's clock when it renders. */
  now?: Date;
  /** Renders in strict mode, which mounts everything twice to find effects without cleanup. */
  isStrict?: boolean;
  /** Whether the sidebar is remembered as docked. */
  dockSidebar?: boolean;
}

/**
 * Renders a path with the real route tree and these API answers. A call without an answer fails, so that
 * tests notice every call.
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
    /** The API calls, in order. */
    calls,
    // With fake timers, user-event must not wait between keys.
    user: userEvent.setup({ delay: vi.isFakeTimers() ? null : 0 }),
    /** Returns the current path with its query. */
    path: () => router.state.location.href,
  };
}
