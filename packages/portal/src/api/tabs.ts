/** The line between this browser's tabs. It says that who is signed in may have changed, and not who it is. */
let line: BroadcastChannel | undefined;

/** Tells the other tabs that somebody has signed in or out. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but its own
export const tellOtherTabs = () => line?.postMessage('session');

/** Calls `onNews` when another tab says so. Returns a function that ends it. */
export function hearOtherTabs(onNews: () => void): () => void {
  const opened = new BroadcastChannel('conkit:session');
  opened.addEventListener('message', onNews);
  line = opened;
  return () => {
    opened.close();
    if (line === opened) line = undefined;
  };
}
