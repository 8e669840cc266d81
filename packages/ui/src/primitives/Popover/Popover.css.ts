import { style } from '@vanilla-extract/css';
import { surface, vars } from '../../theme/index.ts';

export const popover = style([
  surface,
  {
    maxInlineSize: `calc(100vw - ${vars.space.x6})`,
    overflow: 'auto',
    border: `${vars.line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.base,
    boxShadow: vars.shadow.soft,
    outline: 'none',
  },
]);
/** The padded content of a popover that is not a menu. */
export const content = style({ padding: vars.space.x4, outline: 'none' });
