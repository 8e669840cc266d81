/** The largest part of the scripts, in its own file, so that evaluating it is a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
