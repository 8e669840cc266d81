import { useSurroundings } from './ConKitProvider.tsx';
import type { Money } from './money.ts';

/** Writes amounts in the currency and the manner of the provider. */
export const useMoney = (): Money => useSurroundings().money;
