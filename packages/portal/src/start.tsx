// Decisions: docs/decisions/rendering.md
import { createApiClient } from '@conkit/api-client';
import { hydrate } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { App } from './App.tsx';
import { fetchLanguages } from './api/config.ts';
import { createQueryClient } from './api/queryClient.ts';
import { nextTask } from './browser/nextTask.ts';
import { readTheme, showTheme } from './browser/theme.ts';
import { chooseLanguage, listLanguages, readLanguage } from './i18n/language.ts';
import { createWords } from './i18n/words.ts';
import { createPortalRouter } from './router.tsx';
import { startAnalytics } from './shell/analytics.ts';
import { readDock } from './shell/useDockSidebar.ts';
import { readState } from './state.ts';

/** Renders the page or hydrates the server's HTML, in several short tasks. */
export async function start(history: RouterHistory): Promise<void> {
  const state = readState();
  const theme = readTheme();
  if (!state) showTheme(theme);
  const queryClient = createQueryClient();
  if (state) hydrate(queryClient, state.queries);
  const api = createApiClient({ baseUrl: '/api' });
  const config = await fetchLanguages(queryClient, api);
  const language =
    state?.language ??
    chooseLanguage(listLanguages(config), readLanguage(), navigator.languages.join(','));
  const [words, { createRoot, hydrateRoot }] = await Promise.all([
    createWords(language, config.locales, config.texts?.[language]?.url),
    import('./reactDom.ts'),
  ]);
  await nextTask();

  const router = createPortalRouter(
    { api, queryClient, words, theme, dockSidebar: readDock() },
    history,
  );
  // With `ssr` set, the router renders the same tree as the server did.
  if (state) router.ssr = { manifest: undefined };
  await nextTask();

  await router.load();
  startAnalytics(router);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  const written = new Map(Object.entries(state?.written ?? {}));
  const app = <App router={router} startTime={state?.now ?? Date.now()} written={written} />;
  await nextTask();

  // Use a transition, so that hydration yields to input.
  if (state) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
