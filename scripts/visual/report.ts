import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chosen } from './choose.ts';

/** A story that renders differently. */
export interface Change {
  readonly id: string;
  readonly pixels: number;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly difference: Buffer;
}

/** The result of a comparison. */
export interface Outcome extends Chosen {
  /** The commit that it was compared with. */
  readonly base: string;
  readonly changes: readonly Change[];
  /** Stories that could not be rendered, and why. */
  readonly failures: readonly string[];
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const PICTURES = ['before', 'after', 'difference'] as const;

const section = ({ id, pixels }: Change) => {
  const pictures = PICTURES.map(
    (name) =>
      `<figure><figcaption>${name}</figcaption><a href="${id}.${name}.png"><img loading="lazy" src="${id}.${name}.png" alt="${id}, ${name}"></a></figure>`,
  );
  return `<section id="${id}"><h2>${id} <small>${pixels} pixels</small></h2><div>${pictures.join('')}</div></section>`;
};

/** Returns the page with the changes, the largest first. */
export const reportPage = ({ base, both, changes, added, gone, failures }: Outcome): string => {
  const sorted = changes.toSorted((one, other) => other.pixels - one.pixels);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual comparison</title><style>${css}</style>
<h1>${changes.length} of ${both.length} stories changed since ${escaped(base)}</h1>
${list('Could not be drawn', failures)}${sorted.map(section).join('\n')}
${list('New, and not compared', added)}${list('No longer there', gone)}</html>`;
};

/** Writes the page and its pictures. @returns the path of the page */
export async function writeReport(folder: string, outcome: Outcome): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const change of outcome.changes) {
    for (const name of PICTURES) {
      await writeFile(join(folder, `${change.id}.${name}.png`), change[name]);
    }
  }
  const path = join(folder, 'index.html');
  await writeFile(path, reportPage(outcome));
  return path;
}

const css = `
body{margin:0 16px 32px;font:14px/1.4 system-ui,sans-serif;background:#2b2f33;color:#e8ecef}
h1{font-size:20px}h2{font-size:16px}small{font-weight:400}
section>div{display:flex;gap:16px;align-items:flex-start;overflow-x:auto}
figure{flex:1 0 280px;margin:0}
img{max-inline-size:100%;border:1px solid #0006;background:#fff}`;
