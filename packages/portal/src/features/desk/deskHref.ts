import type { DeskTask } from '@conkit/ui';

/** Returns the link to a record, or to a task for its person. */
export const deskHref = (id: number, task?: DeskTask): string =>
  task === undefined ? `/desk/${id}` : `/desk/${id}/${task}`;
