import { createContext, use, useMemo, type ReactNode } from 'react';
import { directionOf, type Direction } from './direction.ts';
import { createMoney, type Money } from './money.ts';
import { writeAnew, writeOnce, type WriteOnce } from './written.ts';
import type { UiWordOverrides } from './words.ts';

interface Surroundings {
  readonly locale: string;
  readonly currency: string;
  readonly direction: Direction;
  readonly messages: UiWordOverrides;
  readonly money: Money;
  readonly once: WriteOnce;
}

/** English without a country. */
const LOCALE = 'en-001';
const CURRENCY = 'EUR';

/** The defaults without a provider. */
const Context = createContext<Surroundings>({
  locale: LOCALE,
  currency: CURRENCY,
  direction: 'ltr',
  messages: {},
  money: createMoney(LOCALE, CURRENCY, writeAnew),
  once: writeAnew,
});

export interface ConKitProviderProps {
  /**
   * The locale for numbers, dates and amounts: a BCP 47 tag, such as `fi-FI`.
   *
   * @default the outer provider's locale, or `en-001`
   */
  locale?: string;
  /**
   * The text direction. If it differs from the outer one, the children are wrapped in an element with `dir` that
   * doesn't affect the layout (`display: contents`).
   *
   * @default the direction of the locale
   */
  dir?: Direction;
  /**
   * The currency of amounts, ISO 4217.
   *
   * @default the outer provider's currency, or `EUR`
   */
  currency?: string;
  /**
   * A language of the library (`import { fi } from '@conkit/ui/words/fi'`), or overrides of single messages. The rest
   * comes from the outer provider.
   */
  messages?: UiWordOverrides;
  /**
   * A cache of formatted dates and amounts. Pass the map that the server filled to the browser: on a slow phone, the
   * first `Intl` format takes longer than rendering the page.
   */
  written?: Map<string, string> | undefined;
  children: ReactNode;
}

/** Merges overrides message by message. */
const joined = (outer: UiWordOverrides, inner: UiWordOverrides | undefined): UiWordOverrides =>
  inner === undefined
    ? outer
    : {
        ...outer,
        ...Object.fromEntries(
          Object.entries(inner).map(([name, words]) => [
            name,
            { ...outer[name as keyof UiWordOverrides], ...words },
          ]),
        ),
      };

/**
 * Provides the language, direction and currency for all components below. Providers can be nested: an inner one changes
 * only the props that it sets.
 *
 * @example
 * ```tsx
 * import { fi } from '@conkit/ui/words/fi';
 *
 * <ConKitProvider locale="fi-FI" messages={fi}>
 *   <RankedBallot … />
 * </ConKitProvider>
 * ```
 */
export const ConKitProvider = (props: ConKitProviderProps) => {
  const { locale, dir, currency, messages, written, children } = props;
  const outer = use(Context);
  const value = useMemo(() => {
    const [tag, code] = [locale ?? outer.locale, currency ?? outer.currency];
    const once = written ? writeOnce(written) : outer.once;
    return {
      locale: tag,
      currency: code,
      direction: dir ?? (locale === undefined ? outer.direction : directionOf(locale)),
      messages: joined(outer.messages, messages),
      money: createMoney(tag, code, once),
      once,
    };
  }, [outer, locale, dir, currency, messages, written]);
  const isTurned = value.direction !== outer.direction;
  return (
    <Context value={value}>
      {isTurned ? (
        <div dir={value.direction} lang={value.locale} style={{ display: 'contents' }}>
          {children}
        </div>
      ) : (
        children
      )}
    </Context>
  );
};

/** Returns the values of the nearest provider. */
export const useSurroundings = (): Surroundings => use(Context);
