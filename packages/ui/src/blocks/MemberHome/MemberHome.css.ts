import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** Above both columns; gone with what stands in it. */
export const first = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockEnd: vars.space.x5,
  ':empty': { display: 'none' },
});

/** From 64em the people have the room, and what there is to buy stands beside them. */
export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** Offers say what they are and no louder. */
export const offers = style({ minInlineSize: 0 });
globalStyle(`${offers} h2`, { fontSize: vars.font.base });

/** A part of a line stays whole where it can, and reads in its own direction. */
export const part = style({ display: 'inline-block' });

/** A deadline in its last day. */
export const soon = style({ color: vars.color.warningText, fontWeight: vars.font.strong });

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** The second line of a row while it is not known what it says: as high as a line of text. */
export const waiting = style({
  display: 'inline-block',
  inlineSize: '12rem',
  blockSize: '0.8em',
  borderRadius: vars.radius.base,
  background: vars.color.skeleton,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** A time that waits for the reader's zone to be known keeps its room. */
export const unknownZone = style({ visibility: 'hidden' });
