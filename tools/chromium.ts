import { existsSync } from 'node:fs';
import programs from './programs.json' with { type: 'json' };

const candidates = [process.env.CHROMIUM_PATH, ...programs.chromium];

/** The system's Chromium. Undefined if there is none; then Playwright uses its own download. */
export const chromiumPath = candidates.find((path) => path && existsSync(path));

/** No background network requests, and no sandbox, so that it runs as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
