type InboxModule = typeof import('./InboxCard.tsx');

let loaded: InboxModule | undefined;

/** Returns the inbox card's module if it has loaded. */
export const getLoadedInbox = (): InboxModule | undefined => loaded;

/** Loads the inbox card. After a failure it can be called again. */
export async function loadInbox(): Promise<InboxModule> {
  loaded = await import('./InboxCard.tsx');
  return loaded;
}
