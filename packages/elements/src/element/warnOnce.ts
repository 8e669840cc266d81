const said = /* @__PURE__ */ new Set<string>();

/**
 * Logs a warning for the page's author, each text once. Call it only inside `if (process.env.NODE_ENV !==
 * 'production')`: the scripts in `dist` have no warnings, those in `dist/development` do.
 */
export function warnOnce(element: HTMLElement, text: string): void {
  const name = element.localName;
  if (said.has(`${name} ${text}`)) return;
  said.add(`${name} ${text}`);
  // oxlint-disable-next-line no-console -- the only place that authors look at
  console.warn(`ConKit: <${name}> ${text}`, element);
}
