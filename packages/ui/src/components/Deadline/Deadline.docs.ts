import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Deadline: {
    notFor: 'Times in the past, and times without consequences.',
    keys: keys.none,
    heard:
      "The time left, then the date in the reader's time zone and in the rules' time zone. Brackets aren't read.",
    does: ["Pass the rules' time zone. Readers may live in another one."],
    donts: ["Write “midnight”. It isn't clear which day or zone is meant."],
  },
};
