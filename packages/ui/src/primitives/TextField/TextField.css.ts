import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { control } from '../Field/Field.css.ts';

export const growing = style([
  control,
  {
    display: 'block',
    resize: 'vertical',
    fieldSizing: 'content',
    /* With `field-sizing`, `rows` is ignored: reserve two lines to show that there is room for more. */
    minBlockSize: `calc(2em * ${vars.font.lineBase} + 2 * ${vars.space.x2} + 2 * ${vars.line.thin})`,
  },
]);
export const fixed = style([control, { display: 'block', resize: 'none' }]);
