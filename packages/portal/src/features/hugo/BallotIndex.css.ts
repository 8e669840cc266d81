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

/** Opens the list where there is no room for it beside the ballot. */
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.onGroundMuted}`,
  borderRadius: vars.radius.base,
  background: 'transparent',
  color: vars.color.onGround,
  cursor: 'pointer',
  '@media': { [media.extraWide]: { display: 'none' } },
});

export const list = style({ display: 'grid', listStyle: 'none', marginBlockStart: vars.space.x2 });

export const closedList = style([
  list,
  { display: 'none', '@media': { [media.extraWide]: { display: 'grid' } } },
]);

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.base,
  color: vars.color.onGround,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.extraWide]: { minBlockSize: vars.space.x8 },
  },
});

export const mark = style({ display: 'flex', color: vars.color.accent });
