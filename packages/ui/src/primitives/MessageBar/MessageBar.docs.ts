import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MessageBar: {
    notFor: 'What must be read or acted on: it goes away. That is a `Notice` in the page.',
    keys: keys.button,
    heard:
      'The message as it arrives: politely as `status`, at once as `alert`; then its button “Close the message”.',
    does: [
      'Draw it once, empty, before there is a message: regions that arrive with their text are often not heard.',
    ],
    donts: ['Put the only way to a thing into it.'],
  },
};
