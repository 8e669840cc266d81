// The parts of the frame that only accounts have, in a module of their own that visitors don't load.
export { DockedDrawer } from './DockedDrawer.tsx';
export { TopBar } from './TopBar.tsx';
