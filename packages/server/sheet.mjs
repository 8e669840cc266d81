import { createCanvas, loadImage } from '@napi-rs/canvas'; import fs from 'node:fs';
const [out, ...files] = process.argv.slice(2);
const ims = await Promise.all(files.map((f) => loadImage(fs.readFileSync(f))));
const h = Math.max(...ims.map((i) => i.height)), w = ims.reduce((s, i) => s + i.width + 10, 0);
const c = createCanvas(w, h); const x = c.getContext('2d'); x.fillStyle='#888'; x.fillRect(0,0,w,h); let at = 0;
for (const i of ims) { x.drawImage(i, at, 0); at += i.width + 10; }
fs.writeFileSync(out, c.toBuffer('image/png'));
