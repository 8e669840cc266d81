import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from './i18n/languages.ts';

/** What the server hands to the browser beside the drawn page, so that nothing is fetched twice. */
export interface PageState {
  language: Language;
  /** The server's clock when the page was drawn, in milliseconds since 1970. */
  now: number;
  queries: DehydratedState;
  /** The dates and amounts of the page as the server wrote them, by what they were written from. */
  written: Readonly<Record<string, string>>;
}

const ELEMENT_ID = 'conkit-state';

/** A script element that is data only: the content security policy has nothing to allow. */
export const stateElement = (state: PageState) =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/** The state of the page that was served; undefined when the server could not draw it. */
export function readState(): PageState | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
