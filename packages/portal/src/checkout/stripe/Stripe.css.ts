import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.x4 });

/** About as high as the fields are, so that the dialog does not jump when they come. */
export const fields = style({ minBlockSize: '13rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
