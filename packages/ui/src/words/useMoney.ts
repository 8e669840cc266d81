import { useSurroundings } from './ConKitProvider.tsx';
import type { Money } from './money.ts';

/**
 * Writes amounts, which are cents, in the currency and the manner of the {@link ConKitProvider}; of euros in
 * Irish English without one.
 *
 * @example
 * ```tsx
 * const { money } = useMoney();
 * return <p>Adult: {money(21000)}</p>;
 * ```
 */
export const useMoney = (): Money => useSurroundings().money;
