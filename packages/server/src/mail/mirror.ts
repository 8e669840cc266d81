import { getDirection } from '@conkit/rules';

/** Returns a mail's HTML with left and right swapped in its styles, if its language is written from right to left. */
export const mirror = (html: string, locale: string): string =>
  getDirection(locale) === 'ltr'
    ? html
    : html.replaceAll(/ (?:style|align)="[^"]*"/g, (attribute) =>
        attribute.replaceAll(/\b(?:left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left')),
      );
