import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.dropdown} / 2)), 1fr))`,
  alignItems: 'end',
  gap: vars.space.x3,
  '@media': { print: { display: 'none' } },
});

export const categories = style({
  display: 'grid',
  gap: vars.space.x2,
  marginBlock: vars.space.x5,
});

export const progress = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.regular,
});

export const finalists = style({
  display: 'grid',
  inlineSize: '100%',
  listStyle: 'none',
});

export const finalist = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${vars.line.thin} solid ${vars.color.border}` },
  },
  '@media': { print: { breakInside: 'avoid', paddingBlock: vars.space.x1 } },
});

export const title = style({ fontWeight: vars.font.strong, overflowWrap: 'anywhere' });
export const subtitle = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  overflowWrap: 'anywhere',
});

export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { print: { display: 'none' } },
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.base,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.hover]: { ':hover': { background: vars.here.wash } } },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.here.link,
      boxShadow: `inset 0 calc(-1 * ${vars.line.thick}) 0 ${vars.here.link}`,
      fontWeight: vars.font.strong,
    },
  },
});

export const radio = style({
  flex: 'none',
  inlineSize: vars.space.x4,
  blockSize: vars.space.x4,
  margin: 0,
  accentColor: vars.color.action,
  cursor: 'inherit',
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** What a printed sheet shows of the controls: the status and the note. */
export const onPaper = style({
  display: 'none',
  whiteSpace: 'pre-wrap',
  '@media': { print: { display: 'block' } },
});

/** Folded categories are printed too. Browsers without this selector open them before they print. */
globalStyle(`${categories} > details::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
