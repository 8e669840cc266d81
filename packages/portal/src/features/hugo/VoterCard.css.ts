import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const signature = style({ fontWeight: vars.font.strong });
