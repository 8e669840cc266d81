// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
export { deskFi as library } from '@conkit/ui/words/deskFi';
