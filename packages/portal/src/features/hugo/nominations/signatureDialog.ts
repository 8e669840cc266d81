/** In a module of its own, so that the dialog's code is fetched when it is needed. */
export { SignatureDialog } from '@conkit/ui';
