/** Where a piece of work is: only `saved` means that the server has it. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'notSaved' | 'offline';

/** What is known of a piece of work. */
export interface SaveFacts {
  /** It differs from what the server is known to have, or waits for a choice of its author. */
  readonly isChanged: boolean;
  /** It is being sent. */
  readonly isSaving: boolean;
  /** It will not be sent by itself: refused as it is, the session has ended, or the period has. */
  readonly isStopped: boolean;
  /** Why the last attempt to send it failed; undefined where none did. */
  readonly failure: 'network' | 'other' | undefined;
}

/** How a piece of work is saved, in one word. */
export const saveStatus = ({ isChanged, isSaving, isStopped, failure }: SaveFacts): SaveStatus => {
  if (isSaving) return 'saving';
  if (!isChanged) return 'saved';
  if (isStopped) return 'notSaved';
  if (failure === undefined) return 'unsaved';
  return failure === 'network' ? 'offline' : 'notSaved';
};

/** The worse before the better: what is said of several pieces of work at once. */
const worstFirst: readonly SaveStatus[] = ['notSaved', 'offline', 'saving', 'unsaved', 'saved'];

/** How several pieces of work are saved, in one word, and when something of them was last. */
export const overallSave = (
  parts: readonly { readonly status: SaveStatus; readonly savedAt?: string | undefined }[],
): { status: SaveStatus; savedAt: string | undefined } => ({
  status: worstFirst.find((status) => parts.some((part) => part.status === status)) ?? 'saved',
  savedAt: parts
    .map(({ savedAt }) => savedAt)
    .reduce((newest, at) => (at !== undefined && (newest ?? '') < at ? at : newest), undefined),
});
