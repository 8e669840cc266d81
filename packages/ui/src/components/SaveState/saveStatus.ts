/** The save status of a piece of work. Only `saved` means that the server has it. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'notSaved' | 'offline';

/** The facts that determine the save status. */
export interface SaveFacts {
  /** Whether the work differs from the server's version or waits for the author's choice. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Whether the work won't be sent automatically: the server refused it, or the session or the period has ended. */
  readonly isStopped: boolean;
  /** Why the last save failed. Undefined if it didn't. */
  readonly problem: 'network' | 'other' | undefined;
}

/** Returns the save status of a piece of work. */
export const saveStatus = ({ isChanged, isSaving, isStopped, problem }: SaveFacts): SaveStatus => {
  if (isSaving) return 'saving';
  if (!isChanged) return 'saved';
  if (isStopped) return 'notSaved';
  if (problem === undefined) return 'unsaved';
  return problem === 'network' ? 'offline' : 'notSaved';
};

/** From worst to best: the status of several parts is the worst one. */
const WORST_FIRST: readonly SaveStatus[] = ['notSaved', 'offline', 'saving', 'unsaved', 'saved'];

/** Returns the worst status and the latest save of several parts. */
export const overallSave = (
  parts: readonly { readonly status: SaveStatus; readonly savedAt?: string | undefined }[],
): { status: SaveStatus; savedAt: string | undefined } => ({
  status: WORST_FIRST.find((status) => parts.some((part) => part.status === status)) ?? 'saved',
  savedAt: parts
    .map(({ savedAt }) => savedAt)
    .reduce((newest, at) => (at !== undefined && (newest ?? '') < at ? at : newest), undefined),
});
