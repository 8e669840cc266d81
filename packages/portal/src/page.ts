import { getDirection } from '@conkit/rules';
import { withTheme, type Theme } from './browser/theme.ts';
import type { Language } from './i18n/language.ts';
import { holdEarlyPresses } from './shell/earlyPresses.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: readonly string[];
}

export interface PageParts {
  language: Language;
  /** The language with its region, such as `en-IE`. */
  locale: string;
  /** @default 'auto' */
  theme?: Theme;
  title: string;
  /**
   * More elements of the head.
   *
   * @default none
   */
  head?: string;
  /** The rendered application. */
  body: string;
  /** The `<script>` element with the page's state. */
  state: string;
  nonce: string;
  /** The page's routes, whose code is preloaded. */
  routeIds: readonly string[];
  /** Modules that the page's loaders import, to preload. */
  modules?: readonly string[];
  /** The message catalogues that the page uses, to preload. */
  wordSets: readonly string[];
  /** The address of the convention's own texts, to preload. */
  ownTexts?: string | undefined;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns a route's source file: `/pay/$type` is in `src/routes/pay.$type.tsx`. */
const routeFile = (routeId: string) =>
  `src/routes/${routeId === '/' ? 'index' : routeId.slice(1).replaceAll('/', '.').replace(/\.$/, '.index')}.tsx`;

/**
 * Creates a function that inserts a rendered page into the built HTML. It inlines the stylesheet and
 * preloads the code of the page's routes and language, so that the browser doesn't discover files one after
 * the other.
 */
export function createPage(readClientFile: (name: string) => string) {
  const template = readClientFile('index.html');
  const manifest = JSON.parse(readClientFile('.vite/manifest.json')) as Record<
    string,
    ManifestChunk
  >;
  const stylesheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template);
  const styles = stylesheet?.[1] ? readClientFile(stylesheet[1]) : '';
  const [head = '', tail = ''] = template
    .replace(stylesheet?.[0] ?? '', '')
    .split('<div id="root"></div>');

  /** Returns the files that contain a source file's code, including its imports. */
  function findFiles(source: string, found = new Set<string>()): Set<string> {
    for (const [key, chunk] of Object.entries(manifest)) {
      if (key !== source && chunk.src !== source && !key.startsWith(`${source}?`)) continue;
      if (found.has(chunk.file)) continue;
      found.add(chunk.file);
      for (const imported of chunk.imports ?? []) findFiles(imported, found);
    }
    return found;
  }
  const preloads = new Map<string, string>();
  function preload(source: string): string {
    const known = preloads.get(source);
    if (known !== undefined) return known;
    const links = [...findFiles(source)]
      .filter((file) => file.endsWith('.js') && !template.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`)
      .join('');
    preloads.set(source, links);
    return links;
  }

  return ({
    language,
    locale,
    theme = 'auto',
    title,
    head: more = '',
    body,
    state,
    nonce,
    routeIds,
    modules = [],
    wordSets,
    ownTexts,
  }: PageParts): string => {
    const words = [
      ...wordSets.map((set) => `src/locales/${language}.po?part=${set}`),
      `src/i18n/library/${language}.gen.ts`,
      ...(ownTexts === undefined ? [] : ['src/i18n/ownTexts.ts']),
    ];
    const sources = ['src/start.tsx', 'src/reactDom.ts', ...words, ...routeIds.map(routeFile)];
    const links = [...sources, ...modules].map(preload);
    if (ownTexts !== undefined) {
      links.push(`<link rel="preload" as="fetch" crossorigin href="${escapeHtml(ownTexts)}">`);
    }
    return [
      withTheme(head, theme)
        .replace('lang="en"', `lang="${locale}" dir="${getDirection(locale)}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
        .replace(
          '</head>',
          () =>
            `${more}<style nonce="${nonce}">${styles}</style>${links.join('')}` +
            `<script nonce="${nonce}">(${holdEarlyPresses.toString()})()</script></head>`,
        ),
      `<div id="root">${body}</div>${state}`,
      tail,
    ].join('');
  };
}
