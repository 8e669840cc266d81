import type { HugoCategory, Person } from '@conkit/api-client';
import { cleanNominations, type Nomination } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../i18n/language.ts';
import { localized } from '../../../i18n/localized.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import type { NominationsAutosave } from './nominationsAutosave.ts';

/** One category of the text file. */
interface TextCategory {
  readonly title: string;
  readonly fields: readonly { readonly key: string; readonly label: string }[];
  readonly nominations: readonly Nomination[];
  /** A note after the title, for unsaved nominations. */
  readonly remark?: string;
}

interface TextWords {
  readonly title: string;
  /** The person's name and the date. */
  readonly about: string;
  readonly nothing: string;
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' / ');

/** Formats nominations as a text file: all categories, each nomination with its labelled fields. */
export function formatNominations(categories: readonly TextCategory[], words: TextWords): string {
  const parts = categories.map(({ title, fields, nominations, remark }) => {
    const rows = cleanNominations(nominations).map((nomination, at) => {
      const lines = fields.flatMap(({ key, label }) =>
        nomination[key] ? [`${label}: ${oneLine(nomination[key])}`] : [],
      );
      return `${at + 1}. ${lines.join('\n   ')}`;
    });
    const heading = remark ? `${title} (${remark})` : title;
    return [heading, ...(rows.length > 0 ? rows : [words.nothing])].join('\n');
  });
  return `${[words.title, words.about, ...parts].join('\n\n')}\n`;
}

/** Returns a function that formats what is on the screen. Unsaved categories are marked. */
export function useNominationsText(
  autosave: NominationsAutosave,
  categories: readonly HugoCategory[],
  person: Person,
): () => string {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const title = useRouteTitle();
  return () => {
    const name = person.legal_name;
    const when = i18n.date(new Date(), { dateStyle: 'long', timeStyle: 'short' });
    const parts = categories.map((category) => {
      const { rows, isChanged } = autosave.category(category.key);
      return {
        title: localized(category.title, language),
        fields: category.fields.map(({ key, label }) => ({
          key,
          label: localized(label, language),
        })),
        nominations: rows,
        ...(isChanged && { remark: t`not saved yet` }),
      };
    });
    return formatNominations(parts, {
      title,
      about: `${name}, ${when}`,
      nothing: t`Nothing nominated.`,
    });
  };
}
