import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';

/** How slow the machine and its network are made. */
export const profiles = {
  none: { cpu: 1, network: undefined },
  cpu4: { cpu: 4, network: undefined },
  /** CPU ÷ 4, 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
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

export const viewports = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Viewport = keyof typeof viewports;

export interface Screen {
  readonly url: string;
  /** A session's cookie, `name=value`. */
  readonly cookie?: string;
  readonly viewport?: Viewport;
}

export interface OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A new browser process: nothing is cached and nothing is warm. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });

/** A page that has not gone anywhere yet. */
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
  // The TypeScript runner names functions by a helper that a page does not have.
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
