import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const link = style({
  color: vars.here.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
  borderRadius: vars.space.x1,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});

/** A link that isn't in a sentence: large enough to tap, in the room of a line and the gaps around it. */
export const alone = style([
  link,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    marginBlock: `calc(-1 * ${vars.space.x2})`,
  },
]);
