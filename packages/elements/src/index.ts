import { ConkitBadge } from './badge/ConkitBadge.ts';
import { ConkitRankedBallot } from './ballot/ConkitRankedBallot.ts';
import { ConkitNominations } from './nominations/ConkitNominations.ts';

export { ConkitBadge } from './badge/ConkitBadge.ts';
export { ConkitRankedBallot } from './ballot/ConkitRankedBallot.ts';
export { type BallotEntry, type BallotValue } from './ballot/entries.ts';
export { type ConkitEvents } from './element/ConkitElement.ts';
export { type FormEvents } from './element/FormElement.ts';
export { ConkitNominations } from './nominations/ConkitNominations.ts';
export { type NominationsField, type NominationsValue } from './nominations/rows.ts';

declare global {
  interface HTMLElementTagNameMap {
    'conkit-badge': ConkitBadge;
    'conkit-nominations': ConkitNominations;
    'conkit-ranked-ballot': ConkitRankedBallot;
  }
}

const elements = {
  'conkit-badge': ConkitBadge,
  'conkit-nominations': ConkitNominations,
  'conkit-ranked-ballot': ConkitRankedBallot,
};

// A server may import this module, and older browsers keep the fallback content.
const isSupported =
  'customElements' in globalThis &&
  'attachInternals' in HTMLElement.prototype &&
  'adoptedStyleSheets' in Document.prototype;

for (const [name, constructor] of Object.entries(elements)) {
  // Another copy of this script may have defined the elements already.
  if (isSupported && !customElements.get(name)) customElements.define(name, constructor);
}
