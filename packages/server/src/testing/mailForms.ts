const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** Returns the visible text of a mail's HTML, without link targets. */
export function visibleText(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<div aria-hidden="true"[\s\S]*?<\/div>/, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
  return decoded(body).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the link targets in a mail's HTML, except `mailto:` links. */
export const linksOfHtml = (html: string): string[] =>
  Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => decoded(href)).filter(
    (href) => !href.startsWith('mailto:'),
  );

/** Returns the links in a mail's plain text. */
export const linksOfText = (text: string): string[] =>
  text.split('\n').filter((line) => /^https?:\/\/\S+$/.test(line));

/** Returns the unclosed, unopened and malformed tags of a page. */
export function tagFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const tags = html.replaceAll(/<!--[\s\S]*?-->|<!doctype html>/g, '').matchAll(/<[^>]*>?/g);
  for (const [tag] of tags) {
    const [, closes, name = '', attributes = '', isVoid] =
      /^<(\/?)([a-z][a-z0-9]*)((?:\s[a-z-]+="[^"<>]*")*)\s*(\/?)>$/.exec(tag) ?? [];
    if (name === '') faults.push(tag);
    else if (closes) {
      if (open.pop() !== name) faults.push(tag);
    } else if (isVoid === '') open.push(name);
    if (new Set(attributes.match(/[a-z-]+(?==")/g)).size !== (attributes.match(/="/g) ?? []).length)
      faults.push(tag);
  }
  return [...faults, ...open];
}
