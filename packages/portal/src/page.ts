import { languages, type Language } from './i18n/languages.ts';
import { holdPresses } from './shell/earlyPresses.ts';
import { type Theme, withTheme } from './browser/theme.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: readonly string[];
}

export interface PageParts {
  language: Language;
  /** @default the system's */
  theme?: Theme;
  title: string;
  /** The drawn application. */
  body: string;
  /** The state element for the browser. */
  state: string;
  nonce: string;
  /** The routes of the page, so that their code is fetched beside the entry's. */
  routeIds: readonly string[];
  /** Modules that the page's loaders import by themselves, likewise. */
  modules?: readonly string[];
  /** The parts whose words the page says, likewise. */
  wordSets: readonly string[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `/pay/$type` lives in `src/routes/pay.$type.tsx`. */
const routeFile = (routeId: string) =>
  `src/routes/${routeId === '/' ? 'index' : routeId.slice(1).replaceAll('/', '.').replace(/\.$/, '.index')}.tsx`;

/**
 * Makes the function that puts a drawn page into the built HTML: the stylesheet is written into it, and the
 * code of the page's routes and language is asked for at once instead of one file after the other.
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

  /** The files that a source file's code is in, its imports included. */
  function filesOf(source: string, found = new Set<string>()): Set<string> {
    for (const [key, chunk] of Object.entries(manifest)) {
      if (key !== source && chunk.src !== source && !key.startsWith(`${source}?`)) continue;
      if (found.has(chunk.file)) continue;
      found.add(chunk.file);
      for (const imported of chunk.imports ?? []) filesOf(imported, found);
    }
    return found;
  }
  const preloads = new Map<string, string>();
  function preload(source: string): string {
    const known = preloads.get(source);
    if (known !== undefined) return known;
    const links = [...filesOf(source)]
      .filter((file) => file.endsWith('.js') && !template.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}">`)
      .join('');
    preloads.set(source, links);
    return links;
  }

  return ({
    language,
    theme = 'auto',
    title,
    body,
    state,
    nonce,
    routeIds,
    modules = [],
    wordSets,
  }: PageParts): string => {
    const words = [
      ...wordSets.map((set) => `src/locales/${language}/${set}.po`),
      `src/locales/${language}/library.ts`,
    ];
    const sources = ['src/start.tsx', 'src/reactDom.ts', ...words, ...routeIds.map(routeFile)];
    const links = [...sources, ...modules].map(preload);
    return [
      withTheme(head, theme)
        .replace('lang="en"', `lang="${languages[language].tag}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
        .replace(
          '</head>',
          () =>
            `<style nonce="${nonce}">${styles}</style>${links.join('')}` +
            `<script nonce="${nonce}">(${holdPresses.toString()})()</script></head>`,
        ),
      `<div id="root">${body}</div>${state}`,
      tail,
    ].join('');
  };
}
