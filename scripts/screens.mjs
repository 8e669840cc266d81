// npm run screens: builds the portal where its sources changed, takes a picture of every screen in every state, at two
// widths, light and dark, in both languages, and writes a page that shows them all: screens/index.html.
import { build } from './lib/build.mjs';

if (!(await build())) process.exit(1);
await import('./screens/main.ts');
