import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** The background of a card, dialog, menu or header. Compose it into your own style. */
export const surface = style({
  background: vars.color.surface,
  color: vars.here.text,
  scrollbarColor: `${vars.here.muted} transparent`,
  vars: {
    [vars.here.ground]: vars.color.surface,
    [vars.here.accent]: vars.color.action,
    [vars.here.text]: vars.color.text,
    [vars.here.muted]: vars.color.textMuted,
    [vars.here.heading]: vars.color.heading,
    [vars.here.link]: vars.color.link,
    [vars.here.focus]: vars.color.focus,
    [vars.here.wash]: vars.color.surfaceWash,
  },
});
