import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** Above both columns; collapses when empty. */
export const first = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockEnd: vars.space.x5,
  ':empty': { display: 'none' },
});

/** From 64em, offers move beside the people. */
export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const offers = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x5,
  minInlineSize: 0,
});
globalStyle(`${offers} h2`, { fontSize: vars.font.base });

/** Keeps a part of the line together where it fits, with its own text direction. */
export const part = style({ display: 'inline-block' });

/** A deadline that is less than a day away. */
export const soon = style({ color: vars.color.warningText, fontWeight: vars.font.strong });

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Reserves a line of text in a row while its status is loading. */
export const waiting = style({
  display: 'inline-block',
  inlineSize: '12rem',
  blockSize: '0.8em',
  borderRadius: vars.radius.base,
  background: vars.color.skeleton,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** Reserves room for a time until the reader's zone is known. */
export const unknownZone = style({ visibility: 'hidden' });
