import { ConKitProvider } from '@conkit/ui';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { LanguageContext } from './i18n/language.ts';
import type { PortalRouter } from './router.tsx';
import { ClockContext, createPageClock } from './shell/clock.ts';
import { MessageProvider } from './shell/messages.tsx';

interface AppProps {
  router: PortalRouter;
  /**
   * The server's clock when it rendered the page, in milliseconds since 1970. Hydration uses the same
   * value.
   */
  startTime: number;
  /** Formatted dates and amounts, filled by the server and reused while hydrating. */
  written: Map<string, string>;
}

/** The application with its providers. Rendered on the server and in the browser. */
export function App({ router, startTime, written }: AppProps) {
  const { queryClient, words } = router.options.context;
  const [clock] = useState(() => createPageClock(startTime, router.ssr !== undefined));
  return (
    <ClockContext value={clock}>
      <I18nProvider i18n={words.i18n}>
        <LanguageContext value={words.language}>
          <ConKitProvider locale={words.locale} messages={words.ui} written={written}>
            <QueryClientProvider client={queryClient}>
              <MessageProvider>
                <RouterProvider router={router} />
              </MessageProvider>
            </QueryClientProvider>
          </ConKitProvider>
        </LanguageContext>
      </I18nProvider>
    </ClockContext>
  );
}
