import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const cardForm = style({
  display: 'grid',
  gap: vars.space.x4,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const small = style({ color: vars.here.muted, fontSize: vars.font.small });
