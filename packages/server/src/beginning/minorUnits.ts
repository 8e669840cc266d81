/** How many decimals the amounts of a currency have: 2 of the euro, none of the króna. */
export const minorUnits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
