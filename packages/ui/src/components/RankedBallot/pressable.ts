/** The styles that all buttons of a row share. */
export const pressable = {
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
} as const;
