import { cleanNominations, type Nomination } from '@conkit/rules';

/** One category of the text file. */
export interface TextCategory {
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
export function nominationsText(categories: readonly TextCategory[], words: TextWords): string {
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
