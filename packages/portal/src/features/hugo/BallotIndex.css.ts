import { media, vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const index = style({
  color: vars.color.onGround,
  fontSize: vars.font.small,
  '@media': {
    [media.extraWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
      alignSelf: 'start',
      maxBlockSize: `calc(100vh - ${vars.size.header} - ${vars.space.x8})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const progress = style({ fontWeight: vars.font.strong });

export const meter = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.x2,
  marginBlock: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.color.onGroundWash,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: vars.color.accent },
  '::-moz-progress-bar': { background: vars.color.accent },
});

/** On narrow screens a row that wraps; beside the ballot a list. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  listStyle: 'none',
  '@media': { [media.extraWide]: { display: 'grid' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.base,
  background: vars.color.onGroundWash,
  color: vars.color.onGround,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.extraWide]: { minBlockSize: vars.space.x8, background: 'transparent' },
  },
});

export const mark = style({ display: 'flex', color: vars.color.accent });
