// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface ReadingListMessages {
  intro: string;
  progress: (values: { read: number; total: number }) => string;
  /** The label of a menu: which finalists are shown. */
  show: string;
  /** The label of a menu: the order of the finalists. */
  sort: string;
  filters: {
    all: string;
    /** The status of a finalist, and the menu item that shows those with this status. */
    not_read: string;
    reading: string;
    /** The past tense: “I have read it”. */
    read: string;
  };
  orders: {
    ballot: string;
    title: string;
    status: string;
  };
  none: string;
  /** The name of a finalist’s three radio buttons. */
  howFar: string;
  note: string;
  addNote: string;
  /** Begins like ReadingList.addNote. */
  addNoteOn: (values: { title: string }) => string;
  tooLong: (values: { limit: number }) => string;
  rank: string;
  /** Begins like ReadingList.rank. */
  rankIn: (values: { category: string }) => string;
  print: string;
  download: string;
  where: string;
  onDevice: string;
  keep: string;
  keepMeans: (values: { day: string }) => string;
  /** `isOnAccount`: whether the account keeps the list. */
  notKept: (values: { isOnAccount: boolean }) => string;
}

export const readingListMessages: ReadingListMessages = {
  intro: 'Mark what you have read and write private notes. For films, games and people, “read” means that you know them.',
  progress: ({ read, total }) => `${read} of ${total} read`,
  show: 'Show',
  sort: 'Sort by',
  filters: {
    all: 'All',
    not_read: 'Not read',
    reading: 'Reading',
    read: 'Read',
  },
  orders: {
    ballot: 'Ballot order',
    title: 'Title',
    status: 'Status, reading first',
  },
  none: 'Nothing has this status.',
  howFar: 'How far you are',
  note: 'Private note',
  addNote: 'Add a note',
  addNoteOn: ({ title }) => `Add a note on ${title}`,
  tooLong: ({ limit }) => `Your account keeps notes of up to ${limit} characters. This one stays on this device until you shorten it.`,
  rank: 'Rank what I have read',
  rankIn: ({ category }) => `Rank what I have read in ${category}`,
  print: 'Print',
  download: 'Download as data (JSON)',
  where: 'Where your list is kept',
  onDevice: 'On this device only, unless you choose otherwise.',
  keep: 'Keep my reading list on my account too',
  keepMeans: ({ day }) => `You see it on all your devices. It is sent to the server with your notes, and no page of the convention’s team shows it. It is deleted there when you turn this off, when you are erased, and on ${day}. You can download it at any time.`,
  notKept: ({ isOnAccount }) => isOnAccount ? 'This browser stores nothing. Your list is only on your account.' : 'This browser stores nothing. Your list is lost when you close the page, unless you keep it on your account.',
};
