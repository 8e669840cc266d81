import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MessageBar: {
    notFor:
      'Messages that must be read or acted on, because it disappears: use a `Notice` on the page.',
    keys: keys.button,
    heard:
      'The message when it arrives: politely as `status`, immediately as `alert`. Then its button “Close the message”.',
    does: [
      'Render it empty before there is a message. Screen readers often miss live regions that are added with their text.',
    ],
    donts: ['Put the only way to reach something into it.'],
  },
};
