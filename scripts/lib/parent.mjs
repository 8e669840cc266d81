/** Interval between checks of the parent process, in milliseconds. */
const INTERVAL = 500;

/**
 * Ends this process like SIGTERM when its parent has exited. npm does not forward signals, so the server would keep
 * running.
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
