/** How often to look whether the parent is there, in milliseconds. */
const INTERVAL = 500;

/**
 * Ends this process, as SIGTERM does, when the process that started it has ended: npm passes no signal on, so that a server would
 * go on without it.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}
