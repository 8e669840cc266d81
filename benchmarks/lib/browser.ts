import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';

/** The slowdowns of the machine and its network. */
export const profiles = {
  none: { cpu: 1, network: undefined },
  cpu4: { cpu: 4, network: undefined },
  /** CPU ÷ 4, 1.6 Mbit/s down, 750 kbit/s up, 150 ms per request. */
  slow: {
    cpu: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    },
  },
} as const;
export type Profile = keyof typeof profiles;

const viewports = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof viewports;

/** @throws Error if there is no such profile */
export function toProfile(name: string): Profile {
  if (!Object.hasOwn(profiles, name))
    throw new Error(`--profile is one of ${Object.keys(profiles).join(', ')}`);
  return name as Profile;
}

/** @throws Error if there is no such viewport */
export function toViewport(name: string): Viewport {
  if (!Object.hasOwn(viewports, name))
    throw new Error(`--viewport is one of ${Object.keys(viewports).join(', ')}`);
  return name as Viewport;
}

export interface Screen {
  readonly url: string;
  /** A session cookie, `name=value`. */
  readonly cookie?: string;
  readonly viewport?: Viewport;
}

export interface OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Starts a new browser process with empty caches. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });

/** Opens a page without navigating. */
export async function openPage(browser: Browser, screen: Screen): Promise<OpenPage> {
  const { url, cookie, viewport = 'desktop' } = screen;
  const isMobile = viewport === 'phone';
  const context = await browser.newContext({
    viewport: viewports[viewport],
    isMobile,
    hasTouch: isMobile,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
  });
  if (cookie !== undefined) {
    const [name = '', ...value] = cookie.split('=');
    await context.addCookies([{ name, value: value.join('='), url: new URL(url).origin }]);
  }
  // The TypeScript runner wraps functions in a helper that pages don't have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}

export async function throttle(cdp: CDPSession, profile: Profile): Promise<void> {
  const { cpu, network } = profiles[profile];
  await cdp.send('Network.enable');
  if (network) await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
