import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Checkbox: {
    notFor:
      'A setting with immediate effect: use `ToggleButton`. For one of several options, use `RadioList`.',
    keys: [['Space', 'ticks or unticks it']],
    heard: 'A checkbox named by its label, ticked or not, then its error and its description.',
    does: ['Write a label with a clear “yes”: “Mail me paper progress reports”.'],
    donts: ['Use a negative label. With “Do not mail me”, the meaning of a tick is unclear.'],
  },
};
