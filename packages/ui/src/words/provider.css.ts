import { globalStyle } from '@vanilla-extract/css';

// Not an inline style, which a strict content security policy forbids, and not a class of ours: the content is the host's.
globalStyle('[data-conkit-direction]', { display: 'contents' });
