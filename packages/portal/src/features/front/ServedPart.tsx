import type { ReactNode } from 'react';

/** The parts of the front page that have no state. */
export interface FrontParts {
  intro: ReactNode;
  join: ReactNode;
  offers: ReactNode;
}

const getId = (name: keyof FrontParts) => `front-${name}`;

/** A part that the server renders, or that the browser renders after coming from another page. */
export const createPart = (name: keyof FrontParts, children: ReactNode) => (
  <div id={getId(name)}>{children}</div>
);

/**
 * Returns the parts of the served front page as they are, so that the browser needs neither their code nor their data.
 * Undefined if the page isn't there.
 */
export function readServedParts(): FrontParts | undefined {
  const read = (name: keyof FrontParts) => {
    const id = getId(name);
    const html = document.getElementById(id)?.innerHTML;
    return html === undefined ? undefined : (
      <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    );
  };
  const intro = read('intro');
  return intro && { intro, join: read('join'), offers: read('offers') };
}
