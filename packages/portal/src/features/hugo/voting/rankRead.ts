/** A module of its own, so that the dialog's code loads on demand. */
export { RankRead } from '@conkit/ui';
