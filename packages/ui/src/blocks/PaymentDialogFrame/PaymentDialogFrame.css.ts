import { style } from '@vanilla-extract/css';
import { vars, media } from '../../theme/index.ts';

export const small = style({ color: vars.here.muted, fontSize: vars.font.small });

export const step = style({ display: 'grid', gap: vars.space.x4 });

export const fields = style({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeLine = style({ gridColumn: '1 / -1' });

/** Approximate height of the provider's fields, so that the dialog does not jump when they load. */
export const hosted = style({
  minBlockSize: '13rem',
  // Browsers paint a frame white when its page declares no dark scheme and the page around it is dark.
  colorScheme: 'light',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
