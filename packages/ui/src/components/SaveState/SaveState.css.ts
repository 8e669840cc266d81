import { style, styleVariants, globalStyle } from '@vanilla-extract/css';
import { vars, media } from '../../theme/index.ts';

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x1,
  fontSize: vars.font.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Centred, because the line is aligned by its baseline. */
export const icon = style({ display: 'flex', alignSelf: 'center' });

export const kinds = styleVariants({
  saved: [line, { color: vars.color.successText }],
  saving: [line, { color: vars.here.muted }],
  unsaved: [line, { color: vars.here.muted }],
  notSaved: [line, { color: vars.color.dangerText, fontWeight: vars.font.strong }],
  offline: [line, { color: vars.color.dangerText, fontWeight: vars.font.strong }],
});

export const brief = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
});

/** Stands out on any background. */
export const failedBrief = style([
  brief,
  {
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.base,
    background: vars.color.dangerSurface,
    color: vars.color.dangerText,
    fontWeight: vars.font.strong,
  },
]);

/** Truncated where there is no room; the page shows the full text. */
export const briefText = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** The link inherits the colours of the failure. */
export const signIn = style({ color: 'inherit' });

export const briefIcon = style({ display: 'flex', flex: 'none' });

globalStyle(`${briefIcon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const retry = style({
  flex: 'none',
  /* The target is larger than the line, which keeps its height. */
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  marginBlock: `calc((${vars.size.icon} - ${vars.size.touch}) / 2)`,
  marginInline: `calc(-1 * ${vars.space.x3}) calc(-1 * ${vars.space.x2})`,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` } },
  '@media': { [media.phone]: { marginInline: 0 } },
});

/** On a phone, only the icon fits. */
export const retryIcon = style([
  briefIcon,
  { justifyContent: 'center', '@media': { [media.phone]: { display: 'none' } } },
]);
export const retryText = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});
globalStyle(`${retryIcon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
