// Warnings for developers. Call them only inside `if (process.env.NODE_ENV !== 'production')`, so that bundlers drop
// them and this module from production builds.
import type { Finalist, FinalistId } from '@conkit/rules';

declare global {
  // Bundlers replace `process.env.NODE_ENV`. Merges with the types of Node where a project has them.
  namespace NodeJS {
    interface ProcessEnv {
      NODE_ENV?: string | undefined;
    }
    interface Process {
      env: ProcessEnv;
    }
  }
  var process: NodeJS.Process;
}

const said = /* @__PURE__ */ new Set<string>();

/** Logs a warning, each text once. */
function warnOnce(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  // oxlint-disable-next-line no-console -- the only place that developers look at
  console.warn(`ConKit: ${text}`);
}

let isStyleCheckScheduled = false;

/** Forgets which warnings were logged and that the check for styles was scheduled, for tests. */
export const forgetWarnings = (): void => {
  said.clear();
  isStyleCheckScheduled = false;
};

/**
 * Checks that a component has a text for its name.
 *
 * @param prop such as `label`
 */
export function checkLabel(component: string, prop: string, label: unknown): void {
  if (label !== undefined && label !== null && label !== '' && label !== false) return;
  warnOnce(
    `${component} has no accessible name. Set \`${prop}\`, so that screen readers can announce it.`,
  );
}

/** Checks that a component has `aria-label` or `aria-labelledby`. */
export function checkAriaLabel(component: string, props: object): void {
  const names = props as { readonly 'aria-label'?: unknown; readonly 'aria-labelledby'?: unknown };
  if (names['aria-label'] !== undefined || names['aria-labelledby'] !== undefined) return;
  warnOnce(
    `${component} has no accessible name. Set \`aria-label\` to a text, or \`aria-labelledby\` to the id of its heading.`,
  );
}

/** Checks that a ballot has finalists and that their ids are different texts. */
export function checkFinalists(
  component: string,
  finalists: readonly Finalist<FinalistId>[] | null | undefined,
  noAward: string | null | undefined,
): void {
  if (!finalists) {
    warnOnce(
      `${component} has no \`finalists\`. Pass a list such as [{ id: 1, title: 'Spinning Silver' }], or [] while it loads.`,
    );
    return;
  }
  const ids = finalists.map(({ id }) => id);
  const hasNoAward = finalists.some((finalist) => finalist['no-award'] || finalist.id === -1);
  if (noAward !== null && !hasNoAward) ids.push(-1);
  const texts = ids.map(String);
  for (const [at, id] of ids.entries()) {
    const text = JSON.stringify(id);
    if (id === 0 || id === '') {
      warnOnce(
        `${component}: \`finalists\` has the id ${text}, which means an empty position. Use another id.`,
      );
    }
    if (texts.indexOf(String(id)) === at) continue;
    warnOnce(
      String(id) === '-1'
        ? `${component}: \`finalists\` has the id ${text}, which is that of No Award. Use another id, mark that finalist with 'no-award': true, or set \`noAward\` to null.`
        : `${component}: \`finalists\` has the id ${text} twice. Give each finalist an id of its own.`,
    );
  }
}

/** Checks that a ballot's ids have the same type as the finalists': `'5'` is not the finalist `5`. */
export function checkBallot(
  component: string,
  finalists: readonly Finalist<FinalistId>[],
  ballot: readonly (FinalistId | null)[],
): void {
  for (const id of ballot) {
    const same = finalists.find((finalist) => String(finalist.id) === String(id))?.id;
    if (same === undefined || finalists.some((finalist) => finalist.id === id)) continue;
    warnOnce(
      `${component}: the ranking has the id ${JSON.stringify(id)}, but \`finalists\` has ${JSON.stringify(same)}, which is another entry. Pass ids of the same type.`,
    );
  }
}

/** Checks that `Intl` can use a locale. */
export function checkLocale(locale: string | undefined): void {
  if (locale === undefined) return;
  const hint = `Use a BCP 47 tag, such as ${locale.includes('_') ? locale.replaceAll('_', '-') : 'fi-FI'}.`;
  try {
    if (Intl.NumberFormat.supportedLocalesOf(locale).length > 0) return;
    warnOnce(`ConKitProvider: this system has no \`locale\` ${JSON.stringify(locale)}. ${hint}`);
  } catch {
    warnOnce(`ConKitProvider: the \`locale\` ${JSON.stringify(locale)} is not valid. ${hint}`);
  }
}

/** Checks that `Intl` can use a currency. */
export function checkCurrency(currency: string | undefined): void {
  if (currency === undefined || /^[A-Z]{3}$/i.test(currency)) return;
  warnOnce(
    `ConKitProvider: the \`currency\` ${JSON.stringify(currency)} is not valid. Use an ISO 4217 code, such as USD.`,
  );
}

/** Warns that amounts or dates are formatted without a provider. @param prop such as `currency` */
export function warnMissingProvider(prop: 'currency' | 'locale', used: string): void {
  const what = prop === 'currency' ? 'amounts' : 'dates and numbers';
  warnOnce(
    `ConKitProvider is missing, so ${what} use the \`${prop}\` ${used}. Wrap the page in <ConKitProvider locale="en-US" currency="USD">.`,
  );
}

/** How long the page's style sheets may take to load, in milliseconds. */
const STYLES_MS = 3000;

/** Checks later that the style sheet is on the page. Tests usually load no styles, so there it does nothing. */
export function scheduleStyleCheck(): void {
  if (isStyleCheckScheduled || typeof document === 'undefined') return;
  if (process.env.NODE_ENV === 'test') return;
  isStyleCheckScheduled = true;
  setTimeout(checkStyles, STYLES_MS);
}

/** Checks that the tokens of `styles.css` are set where a component is. A shadow tree has its own. */
export function checkStyles(): void {
  const component = document.querySelector('[class*="conkit_"]');
  if (!component) return;
  const token = getComputedStyle(component).getPropertyValue('--conkit-color-action');
  if (token !== '') return;
  warnOnce(
    "The style sheet of @conkit/ui is missing. Add import '@conkit/ui/styles.css' where your application starts.",
  );
}
