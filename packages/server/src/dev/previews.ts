import { getLanguageName, type Language } from '../config/languages.ts';
import { getParts, type Part, type PartFacts } from '../config/parts.ts';
import type { Convention } from '../config/types.ts';
import type { Scheme } from '../mail/colors.ts';
import type { MailContent } from '../mail/content.ts';
import { createReader } from '../mail/reader.ts';
import { tidy } from '../mail/render.ts';
import type { MailTemplate } from '../mail/template.ts';
import { templates, type MailKind } from '../mail/templates.ts';
import { createMailSamples } from './mailSamples.ts';

/** The language and color scheme of the previews. */
export interface Choice {
  readonly language: Language;
  readonly scheme: Scheme;
}

/** A sample of one kind of mail. */
export interface MailPreview {
  readonly kind: MailKind;
  readonly sample: string;
  /** Returns the mail's content in a language. */
  readonly write: (language: Language) => MailContent;
}

/** The part of the convention that a kind of mail needs; a convention without it never sends that kind. */
const NEEDED_PARTS: { readonly [Kind in MailKind]?: Part } = {
  chat_invite: 'chat',
  passkey_added: 'passkeys',
  passkey_changed: 'passkeys',
  passkeys_reset: 'passkeys',
  new_daypass: 'daypass',
  paper_pubs: 'paper_pubs',
  siteselection_token: 'site_selection',
  series_extra: 'series_extra',
  nominations_copy: 'nominations',
  ballot_copy: 'voting',
  ballot_ruling: 'awards',
  personal_link: 'awards',
  vote_reminder: 'voting',
};

/** Returns samples of every kind of mail that the convention sends. */
export function listPreviews(about: PartFacts, site: string): readonly MailPreview[] {
  const { config } = about;
  const parts = getParts(about);
  return Object.entries(createMailSamples(config, site)).flatMap(([key, samples]) => {
    const kind = key as MailKind;
    const part = NEEDED_PARTS[kind];
    if (part !== undefined && !parts[part]) return [];
    // `samples` and the template have the same kind, which the types can't express.
    const template = templates[kind] as MailTemplate<object, unknown>;
    return Object.entries(samples).map(([sample, facts]) => ({
      kind,
      sample,
      write: (language: Language) => tidy(template.write(facts, createReader(config, language))),
    }));
  });
}

/** Reads the language and scheme from the address. */
export const readChoice = (
  { languages }: Pick<Convention, 'languages'>,
  { language, scheme }: Readonly<Record<string, unknown>>,
): Choice => ({
  language: languages.find((one) => one === language) ?? 'en',
  scheme: scheme === 'dark' ? 'dark' : 'light',
});

const formatQuery = ({ language, scheme }: Choice): string =>
  `?language=${language}&amp;scheme=${scheme}`;

/** Returns the links to a page in each language and scheme. */
export function formatChoices(
  { languages }: Pick<Convention, 'languages'>,
  path: string,
  choice: Choice,
): string {
  const item = (to: Choice, name: string) => {
    const isHere = to.language === choice.language && to.scheme === choice.scheme;
    return `<li><a href="${path}${formatQuery(to)}"${isHere ? ' aria-current="page"' : ''}>${name}</a></li>`;
  };
  const items = languages.flatMap((language) =>
    (['light', 'dark'] as const).map((scheme) =>
      item({ language, scheme }, `${getLanguageName(language)}, ${scheme}`),
    ),
  );
  return `<nav aria-label="Language and colours"><ul>${items.join('')}</ul></nav>`;
}

/** Returns the address of a preview alone. */
export const getPreviewPath = ({ kind, sample }: MailPreview, choice: Choice): string =>
  `/dev/mail/preview/${kind}/${sample}${formatQuery(choice)}`;

/** Returns a frame with a preview, at 600 or 320 pixels. */
export const formatFrame = (mail: MailPreview, choice: Choice, width: 'wide' | 'narrow'): string =>
  `<iframe class="${width}" loading="lazy" title="${mail.kind}, ${mail.sample}, ${width}" src="${getPreviewPath(mail, choice)}"></iframe>`;
