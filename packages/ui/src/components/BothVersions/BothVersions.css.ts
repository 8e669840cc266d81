import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const versions = style({
  display: 'grid',
  gap: vars.space.x4,
  marginBlock: vars.space.x3,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const version = style({
  display: 'grid',
  gap: vars.space.x2,
  alignContent: 'start',
  justifyItems: 'start',
});

globalStyle(`${version} h3`, { fontSize: vars.font.small });
globalStyle(`${version} ol`, { paddingInlineStart: vars.space.x5 });
