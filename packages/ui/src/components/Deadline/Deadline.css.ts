import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** On its own line, so that a time in the browser's zone can replace it after hydration without a layout shift. */
export const moment = style({ display: 'block', fontWeight: vars.font.strong });

/** Truncated to one line until the reader's zone is known. The full date is in the line below. */
export const firstMoment = style([
  moment,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

/** The full date in the rules' time zone, on its own line. */
export const official = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
});
