import { isMemberAdmin } from '@conkit/rules';
import type { UiWordOverrides } from '@conkit/ui';
import type { DeskTask } from '@conkit/ui/desk';
import { notFound } from '@tanstack/react-router';
import { personRecordQuery } from '../../api/admin.ts';
import { purchaseDataQuery } from '../../api/prices.ts';
import type { LoadedContext } from '../../context.ts';
import type { Language } from '../../i18n/language.ts';

/** The component library's texts for administrators, by language. English is built in. */
const libraries = import.meta.glob<{ library: UiWordOverrides }>('../../i18n/library/desk*.gen.ts');

async function loadLibrary(language: Language): Promise<UiWordOverrides | undefined> {
  const name = `desk${language.charAt(0).toUpperCase()}${language.slice(1)}`;
  return (await libraries[`../../i18n/library/${name}.gen.ts`]?.())?.library;
}

/** A desk screen. */
export interface DeskPlace {
  /** Whether it is the audit trail. */
  readonly isAudit: boolean;
  /** The person whose record is open. Undefined on the search and the audit trail. */
  readonly personId: number | undefined;
  /** The task for this person. Undefined when viewing the record. */
  readonly task: DeskTask | undefined;
  /** The component library's texts. */
  readonly library: UiWordOverrides | undefined;
}

const isTask = (task: string): task is DeskTask => ['edit', 'membership', 'email'].includes(task);

/**
 * Parses the desk's URL and loads the screen's data. Preloading doesn't load records, since each read is
 * logged.
 *
 * @throws notFound for an unknown URL, or a record that the account may not open
 */
export async function loadDesk(
  { api, queryClient, words, user }: LoadedContext,
  { id, task }: { id?: string | undefined; task?: string | undefined },
  cause: 'preload' | 'enter' | 'stay',
): Promise<DeskPlace> {
  const library = words.addOwn(await loadLibrary(words.language));
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
