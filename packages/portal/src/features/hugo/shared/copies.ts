import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/problem.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useMessages } from '../../../shell/messages.tsx';
import { useProblemText } from '../../../shell/problemText.ts';

/** Downloads a URL as if a link had been followed. */
export function startDownload(href: string, fileName = '') {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** How long the blob is kept, in milliseconds. Safari reads it some time after the link was followed. */
const READ_MS = 60_000;

/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string, type = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  startDownload(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/**
 * Returns a function that shares a picture. The picture shows that the member voted, but nothing about the vote. Where
 * the browser can't share pictures, the function downloads the picture.
 */
export function useShareVoted(fileName: string): () => void {
  const { t } = useLingui();
  const language = useLanguage();
  const messages = useMessages();
  return useSingleFlight(async () => {
    const href = `/voted.png?language=${language}`;
    try {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(answer.statusText);
      const files = [new File([await answer.blob()], fileName, { type: 'image/png' })];
      if (!navigator.canShare?.({ files })) return startDownload(href, fileName);
      await navigator.share({ files });
    } catch (error) {
      // The member closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      messages.show(t`The picture could not be loaded. Try again later.`, 'danger');
    }
  });
}

/** Returns why a copy couldn't be mailed, or undefined. */
export function useMailFailure(error: Error | null): string | undefined {
  const { t } = useLingui();
  const problemText = useProblemText();
  if (!error) return undefined;
  const isEmpty = error instanceof ApiError && error.status === 404;
  return isEmpty ? t`Nothing is saved yet that could be mailed.` : problemText(error);
}
