// What the frame of a page has for an account, in a module of its own: a visitor does not fetch it.
export { DockedDrawer } from './DockedDrawer.tsx';
export { TopBar } from './TopBar.tsx';
