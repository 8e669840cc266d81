// Begins the portal in the browser. Reading the libraries, reading the portal and beginning are tasks of their own:
// together they would keep the reader's input waiting. `page.ts` has all of it fetched at once.
import { createBrowserHistory } from '@tanstack/react-router';
import { nextTask } from './browser/nextTask.ts';
import './shell/styles.ts';

const history = createBrowserHistory();
await nextTask();
const { start } = await import('./start.tsx');
await nextTask();
await start(history);
