import { globalLayer } from '@vanilla-extract/css';

/**
 * Styles of bare elements live in the `base` layer, so that any class wins over them whatever the
 * order in which style sheets arrive. Everything else is unlayered and has one class per element.
 */
export const layers = { base: globalLayer('conkit-base') };
