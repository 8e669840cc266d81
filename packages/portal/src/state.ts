import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from './i18n/language.ts';

/** What the server passes to the browser with the rendered page, so that nothing is fetched twice. */
export interface PageState {
  language: Language;
  /** The server's clock when it rendered the page, in milliseconds since 1970. */
  now: number;
  queries: DehydratedState;
  /** The dates and amounts that the server formatted, by their source values. */
  written: Readonly<Record<string, string>>;
}

const ELEMENT_ID = 'conkit-state';

/** Returns a data-only script element, which the content security policy doesn't restrict. */
export const stateElement = (state: PageState) =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/** Returns the state of the served page, or undefined if the server couldn't render it. */
export function readState(): PageState | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
