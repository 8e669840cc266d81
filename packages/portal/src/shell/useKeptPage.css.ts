import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

/** The line above a page that is shown without a network. */
export const notice = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  background: vars.color.warningSurface,
  color: vars.color.warningText,
  textAlign: 'center',
  vars: { [vars.here.link]: vars.color.warningText, [vars.here.focus]: vars.color.warningText },
});
