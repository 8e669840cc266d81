import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/problem.ts';
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

/** Safari reads the blob some time after the link was followed. In milliseconds. */
const READ_MS = 60_000;

/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  startDownload(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** Returns why a copy couldn't be mailed, or undefined. */
export function useMailFailure(error: Error | null): string | undefined {
  const { t } = useLingui();
  const problemText = useProblemText();
  if (!error) return undefined;
  const isEmpty = error instanceof ApiError && error.status === 404;
  return isEmpty ? t`Nothing is saved yet that could be mailed.` : problemText(error);
}
