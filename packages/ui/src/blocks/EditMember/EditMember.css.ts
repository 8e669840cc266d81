import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const form = style({
  display: 'grid',
  gap: vars.space.x5,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const trouble = style({ flex: '1 0 100%' });

export const conflicts = style({ display: 'grid', gap: vars.space.x4 });

/** The question replaces the buttons, so that it appears where the press was. */
export const leaving = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
});

export const question = style({ flex: '1 1 14rem' });
