import { isMemberAdmin } from '@conkit/rules';
import type { DeskTask, UiWordOverrides } from '@conkit/ui';
import { notFound } from '@tanstack/react-router';
import { personRecordQuery } from '../../api/admin.ts';
import { purchaseDataQuery } from '../../api/purchase.ts';
import type { LoadedContext } from '../../context.ts';
import type { Language } from '../../i18n/languages.ts';

/** What the crew's screens say, in the languages that they are in; in the others they are in English. */
const libraries: Readonly<Partial<Record<Language, () => Promise<UiWordOverrides>>>> = {
  fi: async () => (await import('@conkit/ui/words/deskFi')).deskFi,
};

/** Which of the crew's screens it is. */
export interface DeskPlace {
  /** Whether it is the one that shows who did what. */
  readonly isAudit: boolean;
  /** Whose record; undefined where people are found, and where it is about everybody. */
  readonly personId: number | undefined;
  /** What is done for them; undefined where they are looked at. */
  readonly task: DeskTask | undefined;
  /** What the library says on it. */
  readonly library: UiWordOverrides | undefined;
}

const isTask = (task: string): task is DeskTask => ['edit', 'membership', 'email'].includes(task);

/**
 * Reads which screen an address names, and fetches what it shows. A record is opened by going there, not by pointing
 * at the way.
 *
 * @throws notFound for an address that names none, or a record that the account may not open
 */
export async function loadDesk(
  { api, queryClient, words, user }: LoadedContext,
  { id, task }: { id?: string | undefined; task?: string | undefined },
  cause: 'preload' | 'enter' | 'stay',
): Promise<DeskPlace> {
  const library = await libraries[words.language]?.();
  const place = { isAudit: false, personId: undefined, task: undefined, library };
  if (id === undefined) return place;
  const isAudit = id === 'audit' && task === undefined;
  const isKnown = isAudit || (/^[1-9]\d{0,8}$/.test(id) && (task === undefined || isTask(task)));
  if (!isKnown || !isMemberAdmin(user?.roles ?? [])) throw notFound();
  if (isAudit) return { ...place, isAudit };
  const personId = Number(id);
  if (cause !== 'preload') {
    await Promise.all([
      queryClient.prefetchQuery(personRecordQuery(api, personId)),
      queryClient.prefetchQuery(purchaseDataQuery(api)),
    ]);
  }
  return { ...place, personId, task };
}
