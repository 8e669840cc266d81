import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  color: vars.here.text,
});

/** Reserves room for the categories. */
export const waiting = style({ marginBlock: vars.space.x5 });

/** A heading within a card, smaller than the card's own. */
export const subheading = style({ fontSize: vars.font.base });

export const rules = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});

export const contact = style({ color: vars.here.muted, fontSize: vars.font.small });
