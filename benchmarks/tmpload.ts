import { startServer } from '../e2e/server.ts';
import { type Load, measureLoad } from './lib/load.ts';
import { newNominator } from './lib/setting.ts';
import { row, say, summary } from './lib/statistics.ts';
const dirs: Record<string, string> = JSON.parse(process.env.DIRS ?? '{}');
const runs = Number(process.env.RUNS ?? 3);
const servers: { name: string; server: Awaited<ReturnType<typeof startServer>>; loads: Load[] }[] = [];
for (const [name, dir] of Object.entries(dirs)) servers.push({ name, server: await startServer({ PORTAL_DIR: dir }), loads: [] });
try {
  const who = [];
  for (const s of servers) who.push(await newNominator(s.server, 1));
  for (let r = 0; r < runs; r++) for (const [i, s] of servers.entries()) {
    const { id, cookie } = who[i]!;
    s.loads.push(await measureLoad({ url: `${s.server.url}/hugo/nominate/${id}`, profile: 'slow', selector: process.env.SEL ?? 'h2', text: new RegExp(process.env.TEXT ?? '^Best Novel$'), cookie }));
  }
  for (const s of servers) { const of = (k: keyof Load, d = 0, u = 1) => summary(s.loads.map((l) => l[k] / u), d); say(row(s.name, of('firstPaint'), of('textPainted'), of('blocking'), of('layoutShift', 3), of('scriptBytes', 1, 1000), of('bytes', 1, 1000), of('requests'))); }
} finally { for (const s of servers) await s.server.dispose(); }
