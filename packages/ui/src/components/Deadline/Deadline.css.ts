import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** The day, the time and the zone stay together where there is room for them. */
export const moment = style({ display: 'inline-block', fontWeight: vars.font.strong });

/** The same in the zone of the rules, on a line of its own. */
export const official = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
});
