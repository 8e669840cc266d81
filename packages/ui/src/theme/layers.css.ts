import { globalLayer } from '@vanilla-extract/css';

/**
 * Styles of bare elements are in the `base` layer, so that every class wins regardless of the order of the style
 * sheets. All other styles are unlayered, with one class per element.
 */
export const layers = { base: globalLayer('conkit-base') };
