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
 * @param options `version`: the answer is kept again when this changes; `facts`: the path of another answer
 */
export function useKeptPage(
  path: string,
  answer: string,
  { version, facts }: { version?: string | undefined; facts?: string } = {},
): void {
  const { i18n, t } = useLingui();
  useEffect(() => {
    const time = i18n.date(new Date(), { dateStyle: 'long', timeStyle: 'short' });
    const words = {
      notice: t`There is no network. This is what your device kept on ${time}.`,
      again: t`Load the page again`,
    };
    const answers = facts === undefined ? [answer] : [answer, facts];
    void keepPage({ path, answers, ...words }).catch(ignore);
  }, [i18n, t, path, answer, facts]);
  useEffect(() => {
    if (version !== undefined) void keepAnswer(path, answer).catch(ignore);
  }, [path, answer, version]);
}
