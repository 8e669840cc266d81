// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
export { fi } from './fi.gen.ts';
export { sv } from './sv.gen.ts';
