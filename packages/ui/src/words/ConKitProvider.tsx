import { createContext, use, useMemo, type ReactNode } from 'react';
import { createMoney, type Money } from './money.ts';
import type { UiWordOverrides } from './words.ts';

interface Surroundings {
  readonly locale: string;
  readonly currency: string;
  readonly messages: UiWordOverrides;
  readonly money: Money;
}

/** Without a provider everything is said in English, in euros. */
const Context = createContext<Surroundings>({
  locale: 'en-IE',
  currency: 'EUR',
  messages: {},
  money: createMoney('en-IE', 'EUR'),
});

export interface ConKitProviderProps {
  /**
   * How numbers, dates and amounts are written: a BCP 47 tag, such as `fi-FI`.
   *
   * @default that of the provider around it, `en-IE` without one
   */
  locale?: string;
  /**
   * What amounts are in, ISO 4217.
   *
   * @default that of the provider around it, `EUR` without one
   */
  currency?: string;
  /**
   * A language of the library (`import { fi } from '@conkit/ui/fi'`), or some words in the place of its own;
   * what is not named stays as the provider around it has it.
   */
  messages?: UiWordOverrides;
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
 * Says in which language and currency everything below it speaks. Providers nest: an inner one changes only
 * what it names.
 *
 * @example
 * ```tsx
 * import { fi } from '@conkit/ui/fi';
 *
 * <ConKitProvider locale="fi-FI" messages={fi}>
 *   <RankedBallot … />
 * </ConKitProvider>
 * ```
 */
export const ConKitProvider = ({ locale, currency, messages, children }: ConKitProviderProps) => {
  const outer = use(Context);
  const value = useMemo(() => {
    const [tag, code] = [locale ?? outer.locale, currency ?? outer.currency];
    return {
      locale: tag,
      currency: code,
      messages: joined(outer.messages, messages),
      money: createMoney(tag, code),
    };
  }, [outer, locale, currency, messages]);
  return <Context value={value}>{children}</Context>;
};

/** What the provider around a component says. */
export const useSurroundings = (): Surroundings => use(Context);
