const COOKIE = 'sidebar';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Whether the sidebar is docked on wide screens, from a cookie header or the document's; true by default. */
export const rememberedDock = (cookies = document.cookie): boolean =>
  !new RegExp(`(?:^|;\\s*)${COOKIE}=free(?:;|$)`).test(cookies);

/** Remembers the choice in a cookie, so that the server draws the next page the same way. */
export function rememberDock(isDocked: boolean) {
  const value = isDocked ? 'docked' : 'free';
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
