import { chromium } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
const base = 'http://localhost:8131', data = '/tmp/home-data', out = '/tmp/home-shots/';
const post = (p, b, cookie) => fetch(`${base}/api/${p}`, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...(cookie && { cookie }) }, body: JSON.stringify(b) });
async function signIn(email) {
  const before = new Set(await readdir(`${data}/outbox`).catch(() => []));
  await post('key', { email });
  for (let i = 0; i < 100; i++) {
    await new Promise((r) => setTimeout(r, 200));
    for (const f of (await readdir(`${data}/outbox`).catch(() => [])).filter((n) => !before.has(n))) {
      const m = JSON.parse(await readFile(`${data}/outbox/${f}`, 'utf8'));
      if (m.to.address !== email) continue;
      const url = m.text.match(/https?:\/\/\S+\/login\/\S+/)?.[0];
      if (!url) continue;
      const key = new URL(url).pathname.split('/')[3];
      const a = await post('login', { email, key });
      return a.headers.getSetCookie()[0].split(';')[0];
    }
  }
  throw new Error('no mail ' + email);
}
async function join(email, name, membership, amount) {
  const a = await post('purchase', { amount, email, source: { id: 'tok_sandbox_success' }, new_members: [{ membership, legal_name: name, email }] });
  if (!a.ok) throw new Error(await a.text());
}
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochfe';
const tag = process.argv[2] ?? '';
const longMail = `long-${randomUUID().slice(0, 6)}@example.com`;
await join(longMail, LONG, 'Adult', 21000);
const cookies = {};
for (const e of ['family@example.com', 'sponsor@example.com', 'household@example.com', longMail]) cookies[e] = await signIn(e);
const id = (await (await fetch(`${base}/api/user`, { headers: { cookie: cookies['family@example.com'] } })).json()).people[0].id;
const r = await post(`hugo/${id}/vote`, { lastmod: null, signature: 'Aoife', votes: { Novel: [1, 2], Novella: [7] } }, cookies['family@example.com']);
console.log('vote', r.status);
async function shot(name, email, { width = 1280, height = 900, lang = 'en-IE', rtl, path = '/', offline } = {}) {
  const ctx = await browser.newContext({ viewport: { width, height }, locale: lang, timezoneId: 'Europe/Helsinki', isMobile: width < 500, hasTouch: width < 500 });
  if (email) { const [n, v] = cookies[email].split('='); await ctx.addCookies([{ name: n, value: v, url: base }]); }
  const page = await ctx.newPage();
  const errors = []; page.on('console', (m) => m.type() === 'error' && errors.push(m.text())); page.on('pageerror', (e) => errors.push(String(e)));
  await page.addInitScript(() => { window.__shift = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__shift += e.value; }).observe({ type: 'layout-shift', buffered: true }); });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  if (rtl) await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.waitForTimeout(300);
  const facts = await page.evaluate(() => ({ shift: window.__shift, wide: document.documentElement.scrollWidth - innerWidth, h: document.documentElement.scrollHeight }));
  await page.screenshot({ path: `${out}${name}${tag}.png`, fullPage: true });
  console.log(name, JSON.stringify(facts), errors.slice(0, 2));
  await ctx.close();
}
await shot('family', 'family@example.com');
await shot('family-phone', 'family@example.com', { width: 390, height: 844 });
await shot('sponsor', 'sponsor@example.com');
await shot('sponsor-phone', 'sponsor@example.com', { width: 390, height: 844 });
await shot('household', 'household@example.com');
await shot('household-phone', 'household@example.com', { width: 390, height: 844 });
await shot('family-fi', 'family@example.com', { lang: 'fi-FI' });
await shot('family-fi-phone', 'family@example.com', { lang: 'fi-FI', width: 390, height: 844 });
await shot('family-320', 'family@example.com', { width: 320, height: 700 });
await shot('long', longMail);
await shot('long-320', longMail, { width: 320, height: 700 });
await shot('rtl', 'family@example.com', { rtl: true });
await browser.close();
