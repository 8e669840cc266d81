import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { heading, narrow } from '../../primitives/Page/Page.css.ts';

export const receipt = narrow;

/** It has taken another page's place and takes the focus, and needs no ring for that. */
export const title = style([heading, { ':focus': { outline: 'none' } }]);

/** Ways on, which wrap. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x4,
});
