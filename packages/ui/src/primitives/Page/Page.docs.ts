import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Page: {
    notFor: 'A part of a page. Use it once per page, because it contains the `h1`.',
    keys: keys.none,
    heard: 'A level 1 heading, and the lead as a paragraph.',
    does: ['Use `narrow` for forms and text.'],
    donts: ['Put a second `h1` below it.'],
  },
  Columns: {
    notFor: 'Forms. Stack their fields.',
    keys: keys.none,
    heard: 'Nothing. The reading order is the source order.',
    does: ['Put the most important column first. On a phone it is at the top.'],
    donts: ['Depend on which content is side by side.'],
  },
  Stack: {
    notFor: 'Text. Paragraphs have their own spacing.',
    keys: keys.none,
    heard: 'Nothing. It only adds spacing.',
    does: ['Stack cards with it.'],
    donts: ['Nest it for more spacing.'],
  },
};
