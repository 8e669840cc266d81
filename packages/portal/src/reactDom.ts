/** The largest part of the scripts, in a file of its own: read in a task of its own, it blocks nothing. */
export { createRoot, hydrateRoot } from 'react-dom/client';
