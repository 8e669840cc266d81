import { readFileSync } from 'node:fs';
import { createApiClient } from '@conkit/api-client';
import type { AwardRight } from '@conkit/rules';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { configQuery, fetchLanguages } from './api/config.ts';
import { createQueryClient } from './api/queryClient.ts';
import { userQuery } from './api/session.ts';
import { readTheme } from './browser/theme.ts';
import { chooseLanguage, listLanguages, readLanguage } from './i18n/language.ts';
import type { OwnTexts } from './i18n/ownTexts.ts';
import { createWords } from './i18n/words.ts';
import { createPage } from './page.ts';
import { createPortalRouter, type PortalRouter } from './router.tsx';
import { createHead } from './features/front/head.ts';
import { getPageTitle } from './shell/title.ts';
import { readDock } from './shell/useDockSidebar.ts';
import { stateElement } from './state.ts';

/** A request for one page and one visitor. */
export interface PageRequest {
  /** The requested path and query. */
  url: string;
  /** Calls the API with the visitor's cookies. */
  fetch: typeof fetch;
  /** The nonce of this response's content security policy. */
  nonce: string;
  /** The portal's public address, such as `https://members.example.com`. */
  origin: string;
  acceptLanguage: string;
  /** The visitor's cookie header, for the language and the theme. */
  cookies: string;
  /** The convention's own texts, by language. */
  texts: Readonly<Record<string, OwnTexts>>;
}

export type PageAnswer = { redirect: string } | { status: number; html: string };

const client = new URL('../client/', import.meta.url);
const readClientFile = (name: string) => readFileSync(new URL(name, client), 'utf8');
const page = createPage(readClientFile);

/** Renders the first screen of a page with its data. The browser hydrates it without layout shifts. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const theme = readTheme(request.cookies);
  const queryClient = createQueryClient();
  const api = createApiClient({ baseUrl: 'http://portal.invalid/api', fetch: request.fetch });
  const spoken = await fetchLanguages(queryClient, api);
  const available = listLanguages(spoken);
  const language = chooseLanguage(available, readLanguage(request.cookies), request.acceptLanguage);
  const words = await createWords(language, spoken.locales, request.texts[language]);
  const router = createPortalRouter(
    {
      api,
      queryClient,
      words,
      theme,
      isServer: true,
      dockSidebar: readDock(request.cookies),
    },
    createMemoryHistory({ initialEntries: [request.url] }),
  );
  await router.load();
  // oxlint-disable-next-line no-underscore-dangle -- no public API has redirects and statuses
  const outcome = router._serverResult;
  if (outcome?.type === 'redirect') {
    return { redirect: outcome.redirect.headers.get('location') ?? '/' };
  }

  const config = queryClient.getQueryData(configQuery(api).queryKey);
  const now = config ? Date.parse(config.time) : Date.now();
  const written = new Map<string, string>();
  const body = renderToString(<App router={router} startTime={now} written={written} />);
  const state = stateElement({
    language,
    now,
    queries: dehydrate(queryClient),
    written: Object.fromEntries(written),
  });
  const routeIds = router.stores.matches.get().map(({ routeId }) => routeId);
  const user = queryClient.getQueryData(userQuery(api).queryKey);
  const title = getPageTitle(router);
  const home = findHome(router);
  const html = page({
    language,
    locale: words.locale,
    theme,
    title,
    head:
      config && !user
        ? createHead({ config, words, origin: request.origin, title, front: home?.front?.data })
        : '',
    body,
    state,
    nonce: request.nonce,
    routeIds,
    ownTexts: spoken.texts?.[language]?.url,
    modules: listModules(routeIds, user !== null, home),
    // The browser doesn't render the front page's texts.
    wordSets: words.asked().filter((set) => !home?.front || set !== 'membership'),
  });
  queryClient.clear();
  return { status: outcome?.status ?? 200, html };
}

/** Returns what the home page has loaded, if it is shown. */
const findHome = (router: PortalRouter) =>
  router.stores.matches.get().find((match) => match.routeId === '/')?.loaderData;

/** Returns the modules that the page's loaders import, to preload. */
function listModules(
  routeIds: readonly string[],
  isSignedIn: boolean,
  home: ReturnType<typeof findHome>,
): string[] {
  const isOn = (right: AwardRight) => routeIds.some((id) => id.includes(`/${right}{`));
  const guards = [
    ...(isOn('vote') ? ['src/features/hugo/voting/voteRoute.ts'] : []),
    ...(isOn('nominate') ? ['src/features/hugo/nominations/nominateRoute.ts'] : []),
  ];
  return [
    ...guards,
    ...(guards.length > 0 && !isSignedIn ? ['src/features/account/LoginLinkCard.tsx'] : []),
    ...(isSignedIn ? ['src/shell/memberFrame.tsx'] : []),
    ...(home?.home ? ['src/routes/-MemberHome.tsx'] : []),
    ...(home?.signInFirst ? ['src/features/account/SignInFirst.tsx'] : []),
  ];
}
