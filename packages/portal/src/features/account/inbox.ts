type InboxModule = typeof import('./InboxCard.tsx');

let loaded: InboxModule | undefined;

/** The card after a mail was sent, where it has been fetched: it is needed after a press, not before. */
export const loadedInbox = (): InboxModule | undefined => loaded;

/** Fetches it. What could not be fetched is asked for again. */
export async function loadInbox(): Promise<InboxModule> {
  loaded = await import('./InboxCard.tsx');
  return loaded;
}
