import { useSurroundings } from './ConKitProvider.tsx';
import type { Money } from './money.ts';

/**
 * Writes amounts, which are in the currency's minor unit, in the currency and the manner of the
 * {@link ConKitProvider}.
 *
 * @example
 * ```tsx
 * const { money } = useMoney();
 * return <p>Adult: {money(21000)}</p>;
 * ```
 */
export const useMoney = (): Money => useSurroundings().money;
