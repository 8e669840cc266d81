import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const fold = style({
  inlineSize: '100%',
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.base,
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.space.x12,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.base,
  cursor: 'pointer',
  touchAction: 'manipulation',
  /* Removes the native triangle. */
  listStyle: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.here.wash } } },
  },
  selectors: {
    '&:active': { background: vars.here.wash },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.here.link,
  transition: `transform ${vars.duration.quick}`,
  selectors: {
    /* Points in the reading direction. */
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    [`${fold}[open] > ${summary} > &`]: { transform: 'rotate(90deg)' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const title = style({
  display: 'block',
  color: vars.here.link,
  fontWeight: vars.font.strong,
});
export const hint = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
});
export const content = style({
  display: 'grid',
  gap: vars.space.x5,
  paddingBlock: vars.space.x3,
  paddingBlockEnd: vars.space.x5,
  paddingInline: vars.space.x4,
});
