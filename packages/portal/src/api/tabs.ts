/** Cross-tab channel. Messages mean that the session may have changed; they don't contain the account. */
let line: BroadcastChannel | undefined;

/** Notifies other tabs of a sign-in or sign-out. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to its own origin
export const tellOtherTabs = () => line?.postMessage('session');

/** Calls `onChange` when the session changes in another tab. Returns a function that unsubscribes. */
export function onSessionChange(onChange: () => void): () => void {
  const opened = new BroadcastChannel('conkit:session');
  opened.addEventListener('message', onChange);
  line = opened;
  return () => {
    opened.close();
    if (line === opened) line = undefined;
  };
}
