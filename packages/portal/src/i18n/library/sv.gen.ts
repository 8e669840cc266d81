// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
export { sv as library } from '@conkit/ui/words/sv';
