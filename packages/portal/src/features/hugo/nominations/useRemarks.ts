import type { HugoCategory } from '@conkit/api-client';
import { elsewhereHints, lengthHints, type Nomination, type NominationHint } from '@conkit/rules';
import type { NominationRemark } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { NominationDraft } from './nominationDraft.ts';

/** Remarks come when the writer pauses: they compare all categories, and would flicker with every key. */
const PAUSE_MS = 600;

type Remarks = Readonly<Record<string, readonly NominationRemark[]>>;

/** What a nominator may want to look at again, by category: a length that belongs elsewhere (NOM-5), a work nominated elsewhere (NOM-6). */
export function useRemarks(draft: NominationDraft, categories: readonly HugoCategory[]): Remarks {
  const textOf = useHintText(categories);
  const [remarks, setRemarks] = useState<Remarks>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const rows: Record<string, readonly Nomination[]> = Object.fromEntries(
        categories.map(({ key }) => [key, draft.category(key).rows]),
      );
      const found = categories.map((category): [string, readonly NominationRemark[]] => {
        const own = rows[category.key] ?? [];
        const hints = [
          ...lengthHints(own, category, categories),
          ...elsewhereHints(own, category, categories, rows),
        ];
        return [category.key, hints.map((hint) => ({ row: hint.row, text: textOf(hint) }))];
      });
      setRemarks((before) => keepSame(before, Object.fromEntries(found)));
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    look();
    const stop = draft.subscribe(lookLater);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [draft, categories, textOf]);
  return remarks;
}

/** Remarks that say the same stay the same, so that only the category that they are about is drawn anew. */
const keepSame = (before: Remarks, after: Remarks): Remarks =>
  Object.fromEntries(
    Object.entries(after).map(([key, list]) => {
      const old = before[key];
      return [key, old && JSON.stringify(old) === JSON.stringify(list) ? old : list];
    }),
  );

function useHintText(categories: readonly HugoCategory[]): (hint: NominationHint) => string {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useCallback(
    (hint) => {
      if (hint.kind === 'duplicate') return '';
      const other = categories.find(({ key }) => key === hint.category);
      const title = other ? localized(other.title, language) : hint.category;
      if (hint.kind === 'elsewhere') return t`You have also nominated this in ${title}.`;
      const value = i18n.number(hint.value);
      return hint.unit === 'words'
        ? t`A work of ${value} words belongs in ${title}.`
        : t`A work of ${value} minutes belongs in ${title}.`;
    },
    [categories, language, t, i18n],
  );
}
