// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
export { deskSv as library } from '@conkit/ui/words/deskSv';
