import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** As large as the window allows with the sentence above and the button below. */
export const large = style({
  justifySelf: 'center',
  inlineSize: `min(100%, calc((100dvh - 14rem) * 709 / 551))`,
  minInlineSize: 'min(100%, 16rem)',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
