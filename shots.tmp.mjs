import { chromium } from '@playwright/test';
const [base, tag] = process.argv.slice(2);
const browser = await chromium.launch(process.env.CHROME ? { executablePath: process.env.CHROME } : {});
for (const [width, height, lang] of [[1280,900,'en'],[390,844,'en'],[320,700,'fi']]) {
  const ctx = await browser.newContext({ viewport: { width, height }, locale: lang });
  await ctx.addCookies([{ name:'language', value: lang, url: base }]);
  const page = await ctx.newPage();
  const errors=[]; page.on('console', m => { if (m.type()==='error' || m.type()==='warning') errors.push(m.text()); }); page.on('pageerror', e => errors.push(String(e)));
  for (const [name, path] of [['home','/'],['vote','/hugo/vote'],['nominate','/hugo/nominate']].slice(0, process.argv[4] ? 1 : 3)) {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `/tmp/shot-${tag}-${name}-${width}.png`, fullPage: true });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(tag, name, width, 'overflow', overflow, errors.splice(0).join('|'));
  }
  await ctx.close();
}
await browser.close();
