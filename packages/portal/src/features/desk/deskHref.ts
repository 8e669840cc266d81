import type { DeskTask } from '@conkit/ui';

/** Where a record is, and what is done for a person. */
export const deskHref = (id: number, task?: DeskTask): string =>
  task === undefined ? `/desk/${id}` : `/desk/${id}/${task}`;
