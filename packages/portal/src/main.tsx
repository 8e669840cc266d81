import { createApiClient } from '@conkit/api-client';
import { hydrate } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { App } from './App.tsx';
import { createQueryClient } from './api/queryClient.ts';
import { createI18n, loadMessages } from './i18n/catalogue.ts';
import { chooseLanguage } from './i18n/languages.ts';
import { rememberedLanguage } from './i18n/remembered.ts';
import { createPortalRouter } from './router.tsx';
import { startAnalytics } from './shell/analytics.ts';
import { readState } from './state.ts';
import './styles/index.ts';

const state = readState();
const language =
  state?.language ?? chooseLanguage(rememberedLanguage(), navigator.languages.join(','));

const queryClient = createQueryClient();
if (state) hydrate(queryClient, state.queries);

const [messages, { createRoot, hydrateRoot }] = await Promise.all([
  loadMessages(language),
  import('./reactDom.ts'),
]);
// Reading the scripts was one long task; what follows is another, so that input is heard between them.
await new Promise((resolve) => setTimeout(resolve));
const i18n = createI18n(language, language, messages);
const api = createApiClient({ baseUrl: '/api' });
const router = createPortalRouter({ api, queryClient, i18n, language }, createBrowserHistory());
// The router draws the same tree as the server did when it knows that there was one.
if (state) router.ssr = { manifest: undefined };
await router.load();
startAnalytics(router);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
const app = (
  <App router={router} i18n={i18n} language={language} startTime={state?.now ?? Date.now()} />
);
// As a transition, so that taking the page over gives way to the reader's input.
if (state) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
