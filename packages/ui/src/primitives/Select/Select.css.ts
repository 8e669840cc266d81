import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { control } from '../Field/Field.css.ts';

export const frame = style({ position: 'relative' });
export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: vars.space.x10, textOverflow: 'ellipsis' },
]);
export const arrow = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space.x2,
  transform: 'translateY(-50%)',
  color: vars.here.link,
  pointerEvents: 'none',
});
