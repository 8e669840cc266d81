import { useSurroundings } from './ConKitProvider.tsx';
import type { Money } from './money.ts';

/**
 * Returns formatters for amounts in the currency and locale of the {@link ConKitProvider}. Amounts are in the
 * currency's minor unit.
 *
 * @example
 * ```tsx
 * const { money } = useMoney();
 * return <p>Adult: {money(21000)}</p>;
 * ```
 */
export const useMoney = (): Money => useSurroundings().money;
