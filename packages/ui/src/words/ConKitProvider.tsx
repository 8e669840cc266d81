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

/** English of no country. */
const LOCALE = 'en-001';
const CURRENCY = 'EUR';

/** What is said without a provider. */
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
   * How numbers, dates and amounts are written: a BCP 47 tag, such as `fi-FI`.
   *
   * @default that of the provider around it, that of English without one
   */
  locale?: string;
  /**
   * Which way is read. Where it changes, what is inside is put into an element of its own that says so, and lays
   * nothing out (`display: contents`).
   *
   * @default that of the locale
   */
  dir?: Direction;
  /**
   * What amounts are in, ISO 4217.
   *
   * @default that of the provider around it, `EUR` without one
   */
  currency?: string;
  /**
   * A language of the library (`import { fi } from '@conkit/ui/words/fi'`), or some words in the place of its own;
   * what is not named stays as the provider around it has it.
   */
  messages?: UiWordOverrides;
  /**
   * Dates and amounts that have been written, by what they were written from; what is written here is added. Hand the
   * browser what the server has filled: the first `Intl` format takes a slow phone longer than drawing the page.
   */
  written?: Map<string, string> | undefined;
  children: ReactNode;
}

/** Overrides of overrides, word by word. */
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
 * Says in which language, direction and currency everything below it speaks. Providers nest: an inner one changes only
 * what it names.
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

/** What the provider around a component says. */
export const useSurroundings = (): Surroundings => use(Context);
