/** The line between this browser's tabs. It says that who is signed in may have changed, and not who it is. */
let line: BroadcastChannel | undefined;

/** Tells the other tabs that somebody has signed in or out. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but its own
export const tellOtherTabs = () => line?.postMessage('session');

/** Calls `onChange` when another tab says so. Returns a function that unsubscribes. */
export function onSessionChange(onChange: () => void): () => void {
  const opened = new BroadcastChannel('conkit:session');
  opened.addEventListener('message', onChange);
  line = opened;
  return () => {
    opened.close();
    if (line === opened) line = undefined;
  };
}
