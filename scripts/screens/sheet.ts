import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, THEMES, WIDTHS } from './take.ts';

/** Writes the page with every picture of a folder, grouped by scene, with filters. */
export async function writeSheet(folder: string, failures: readonly string[]): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted();
  const scenes = new Map<string, string[]>();
  for (const name of files) {
    const [scene = ''] = name.split('--', 1);
    scenes.set(scene, [...(scenes.get(scene) ?? []), name]);
  }
  const sections = [...scenes].map(([scene, names]) => {
    const pictures = names.map((name) => {
      const [width = '', language = '', theme = ''] =
        /--(\d+)-(\w+)-(\w+)\.jpg$/.exec(name)?.slice(1) ?? [];
      const words = `${width} ${language} ${theme}`;
      return `<a href="${name}" target="_blank" data-is="${words}"><img loading="lazy" src="${name}" alt="${scene}, ${words}"><span>${words}</span></a>`;
    });
    return `<section id="${scene}"><h2>${scene}</h2><div>${pictures.join('')}</div></section>`;
  });
  const boxes = [WIDTHS, LANGUAGES, THEMES]
    .map((values) =>
      values.map(
        (value) => `<label><input type="checkbox" checked value="${value}"> ${value}</label>`,
      ),
    )
    .map((labels) => `<fieldset>${labels.join('')}</fieldset>`)
    .join('');
  const failed = failures.map((line) => `<li>${line.replaceAll('<', '&lt;')}</li>`).join('');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${css}</style>
<header><input type="search" placeholder="scene" aria-label="scene">${boxes}<span>${files.length} pictures of ${scenes.size} scenes</span></header>
${failed && `<ul class="failed">${failed}</ul>`}${sections.join('\n')}<script>${script}</script></html>`;
  const path = join(folder, 'index.html');
  await writeFile(path, page);
  return path;
}

const css = `
body{margin:0;font:14px/1.4 system-ui,sans-serif;background:#2b2f33;color:#e8ecef}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:16px;align-items:center;padding:10px 16px;background:#1c1f22}
fieldset{display:flex;gap:10px;margin:0;padding:0;border:0}
h2{margin:24px 16px 8px;font-size:16px}
section>div{display:flex;gap:16px;align-items:flex-start;overflow-x:auto;padding:0 16px 16px}
a{flex:none;color:inherit;text-decoration:none}
a[hidden],section[hidden]{display:none}
img{display:block;max-height:80vh;max-width:640px;background:#fff}
.failed{color:#ffb4ab}`;

const script = `
const boxes=[...document.querySelectorAll('input[type=checkbox]')],search=document.querySelector('[type=search]');
function show(){
  const off=boxes.filter(b=>!b.checked).map(b=>b.value);
  for(const s of document.querySelectorAll('section')){
    s.hidden=!s.id.includes(search.value);
    for(const a of s.querySelectorAll('a'))a.hidden=a.dataset.is.split(' ').some(w=>off.includes(w));
  }
}
for(const i of [...boxes,search])i.addEventListener('input',show);`;
