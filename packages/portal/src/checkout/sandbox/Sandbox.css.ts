import { media, vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const fields = style({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeLine = style({ gridColumn: '1 / -1' });

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
