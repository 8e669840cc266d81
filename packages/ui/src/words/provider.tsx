import { type Direction, getDirection } from '@conkit/rules';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { checkCurrency, checkLocale, warnMissingProvider } from '../warnings/warnings.ts';
import { createMoney, type Money, writeUncached, writeOnce, type WriteOnce } from './money.ts';
import './provider.css.ts';
import {
  type AllWords,
  mergeMessages,
  type SomeMessages,
  type UiWordOverrides,
} from './overrides.ts';

interface LocaleContext {
  readonly locale: string;
  readonly currency: string;
  readonly direction: Direction;
  readonly messages: UiWordOverrides;
  readonly once: WriteOnce;
}

/** English without a country. */
const LOCALE = 'en-001';
const CURRENCY = 'EUR';

/** The defaults without a provider. */
const defaults: LocaleContext = {
  locale: LOCALE,
  currency: CURRENCY,
  direction: 'ltr',
  messages: {},
  once: writeUncached,
};
const Context = createContext(defaults);

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
  /** The components that use it. */
  children: ReactNode;
}

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
  if (process.env.NODE_ENV !== 'production') {
    checkLocale(locale);
    checkCurrency(currency);
  }
  const outer = use(Context);
  const value = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      currency: currency ?? outer.currency,
      direction: dir ?? (locale === undefined ? outer.direction : getDirection(locale)),
      messages: mergeMessages(outer.messages, messages),
      once: written ? writeOnce(written) : outer.once,
    }),
    [outer, locale, dir, currency, messages, written],
  );
  const isTurned = value.direction !== outer.direction;
  return (
    <Context value={value}>
      {isTurned ? (
        <div dir={value.direction} lang={value.locale} data-conkit-direction="">
          {children}
        </div>
      ) : (
        children
      )}
    </Context>
  );
};

/** Returns the values of the nearest provider. */
export const useLocaleContext = (): LocaleContext => use(Context);

/** Returns the locale and cache for dates and numbers. */
export const useFormatContext = (): Pick<LocaleContext, 'locale' | 'once'> => {
  const context = useLocaleContext();
  if (process.env.NODE_ENV !== 'production' && context === defaults) {
    warnMissingProvider('locale', LOCALE);
  }
  return context;
};

/**
 * Returns a component's messages: from its `messages` prop, else the provider, else English. The object is stable while
 * nothing changes.
 *
 * @param name The component's name.
 * @param english The defaults, in `locales/en/X.gen.ts`.
 * @param own The component's `messages` prop.
 */
export function useMessages<Name extends keyof AllWords>(
  name: Name,
  english: AllWords[Name],
  own?: SomeMessages<AllWords[Name]>,
): AllWords[Name] {
  const provided: SomeMessages<AllWords[Name]> | undefined = useLocaleContext().messages[name];
  return useMemo(
    () => mergeMessages(mergeMessages(english, provided), own),
    [english, provided, own],
  );
}

/**
 * Returns `en` for texts that are English because the page's language has none, or because the page's language isn't
 * known. Set it as their `lang`, so that screen readers pronounce them in English.
 *
 * @param name The component's name.
 * @param own The component's `messages` prop.
 */
export function useFallbackLang(name: keyof AllWords, own: object | undefined): 'en' | undefined {
  const context = useLocaleContext();
  const isEnglish = context !== defaults && /^en(-|$)/i.test(context.locale);
  return isEnglish || own || context.messages[name] ? undefined : 'en';
}

/**
 * Returns a ballot's messages. With a single position, the messages in `choice` replace those about ranking. The object
 * is stable while nothing changes.
 *
 * @param size The ballot's number of positions.
 */
export const useChoiceWords = <Words extends { readonly choice: object }>(
  words: Words,
  size: number,
): Words => useMemo(() => (size === 1 ? { ...words, ...words.choice } : words), [words, size]);

/** Formatters by provider. Created on demand, so that applications without amounts don't bundle them. */
const moneyByContext = new WeakMap<LocaleContext, Money>();

/**
 * Returns formatters for amounts in the currency and locale of the {@link ConKitProvider}. Amounts are in the
 * currency's minor unit.
 *
 * @example
 * ```tsx
 * const { formatMoney } = useMoney();
 * return <p>Adult: {formatMoney(21000)}</p>;
 * ```
 */
export const useMoney = (): Money => {
  const context = useLocaleContext();
  if (process.env.NODE_ENV !== 'production' && context === defaults) {
    warnMissingProvider('currency', CURRENCY);
  }
  const known = moneyByContext.get(context);
  if (known) return known;
  const money = createMoney(context.locale, context.currency, context.once);
  moneyByContext.set(context, money);
  return money;
};
