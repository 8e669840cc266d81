import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

export const growing = style([
  control,
  { display: 'block', resize: 'vertical', fieldSizing: 'content' },
]);
export const fixed = style([control, { display: 'block', resize: 'none' }]);
