import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** The day, the time and the zone, on a line of their own: what they become moves nothing beside them. */
export const moment = style({ display: 'block', fontWeight: vars.font.strong });

/** In one line, as it will be in the reader's zone; what has no room in it is told below. */
export const firstMoment = style([
  moment,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

/** The same in the zone of the rules, on a line of its own. */
export const official = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
});
