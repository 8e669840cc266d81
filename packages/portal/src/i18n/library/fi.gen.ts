// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
export { fi as library } from '@conkit/ui/words/fi';
