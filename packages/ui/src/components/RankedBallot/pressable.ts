/** What every button of a row has. */
export const pressable = {
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
} as const;
