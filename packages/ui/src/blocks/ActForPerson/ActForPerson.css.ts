import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space.x5 });
export const fields = style({
  display: 'grid',
  gap: vars.space.x5,
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
  overflowWrap: 'anywhere',
});
export const follows = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  overflowWrap: 'anywhere',
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  inlineSize: '100%',
});
export const problem = style({ inlineSize: '100%' });
