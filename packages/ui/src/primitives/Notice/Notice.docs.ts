import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Notice: {
    notFor:
      'Confirmations that need no action: use `MessageBar`. For an invalid field, use its `errorMessage`.',
    keys: keys.none,
    heard:
      'Its text, in reading order. With `role` it is announced when it appears: politely as `status`, immediately as `alert`.',
    does: [
      'Say what happened, then what to do, and offer that as `action`.',
      'Use `alert` for unexpected and urgent messages.',
    ],
    donts: ['Rely on colour alone. The icon and the text must say it too.'],
  },
};
