// npm run screens: builds the portal if its sources changed, takes pictures of every screen in every state, at two
// widths, light and dark, in both languages, and writes a page with all of them: screens/index.html.
// With --guide, it takes the pictures of docs/your-convention.md instead.
import { build } from './lib/build.mjs';

if (!(await build())) process.exit(1);
await import('./screens/main.ts');
