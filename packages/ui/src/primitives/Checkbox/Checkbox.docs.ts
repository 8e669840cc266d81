import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Checkbox: {
    notFor:
      'What takes effect at once, which is a `ToggleButton`; one of several, which is a `RadioList`.',
    keys: [['Space', 'ticks it, and takes the tick away']],
    heard: 'A checkbox named by its label, ticked or not, then its error and its description.',
    does: ['Write the label so that yes is clear: “Mail me paper progress reports”.'],
    donts: ['Ask in the negative: nobody knows what a tick means at “Do not mail me”.'],
  },
};
