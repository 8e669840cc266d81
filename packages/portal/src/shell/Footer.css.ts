import { media, vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x10,
  color: vars.color.onGroundMuted,
  fontSize: vars.font.small,
  '@media': { print: { display: 'none' } },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

/** One control with three parts, as high as the quiet buttons next to it. */
export const choice = style({
  display: 'flex',
  border: `${vars.line.thin} solid ${vars.color.onGroundMuted}`,
  borderRadius: vars.radius.base,
});

export const one = style({ position: 'relative', display: 'flex', cursor: 'pointer' });

/** Covers its label, so that the radio itself receives presses and focus. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.touch} - 2 * ${vars.line.thin})`,
  paddingInline: vars.space.x3,
  borderRadius: `calc(${vars.radius.base} - ${vars.line.thin})`,
  color: vars.color.onGround,
  selectors: {
    [`${radio}:checked + &`]: {
      background: vars.color.onGroundWash,
      fontWeight: vars.font.strong,
      textDecorationLine: 'underline',
      textDecorationThickness: vars.line.thick,
      textDecorationColor: vars.color.accent,
      textUnderlineOffset: '0.4em',
    },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.line.thick} solid ${vars.color.onGroundFocus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${one}:hover > &`]: { background: vars.color.onGroundWash } },
    },
    [media.forcedColors]: {
      selectors: {
        [`${radio}:checked + &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
