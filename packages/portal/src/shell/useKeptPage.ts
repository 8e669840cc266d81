import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { keepAnswer, keepPage } from '../browser/keepPage.ts';

/** The page works without: it only can't be opened without a network. */
const ignore = () => undefined;

/**
 * Keeps a page on this device for use without a network, until the account signs out.
 *
 * @param path the page's path on this site
 * @param answer the path of an API answer that the page shows
 * @param version the answer is kept again when this changes
 */
export function useKeptPage(path: string, answer: string, version?: string): void {
  const { i18n, t } = useLingui();
  useEffect(() => {
    const time = i18n.date(new Date(), { dateStyle: 'long', timeStyle: 'short' });
    const words = {
      notice: t`There is no connection to the server. This is what your device kept on ${time}.`,
      again: t`Load the page again`,
    };
    void keepPage({ path, answer, ...words }).catch(ignore);
  }, [i18n, t, path, answer]);
  useEffect(() => {
    if (version !== undefined) void keepAnswer(path, answer).catch(ignore);
  }, [path, answer, version]);
}
