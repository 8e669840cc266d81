// Starts the portal in the browser. Evaluating the libraries, evaluating the portal and rendering are
// separate tasks, so that input isn't blocked. `page.ts` preloads all of it.
import { createBrowserHistory } from '@tanstack/react-router';
import { nextTask } from './browser/nextTask.ts';
import './shell/styles.ts';

const history = createBrowserHistory();
await nextTask();
const { start } = await import('./start.tsx');
await nextTask();
await start(history);
