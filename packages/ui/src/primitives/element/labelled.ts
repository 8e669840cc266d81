/** An accessible name: text, or the id of the element that contains it. */
export type Labelled =
  | { 'aria-label': string; 'aria-labelledby'?: string | undefined }
  | { 'aria-label'?: string | undefined; 'aria-labelledby': string };

/** Returns the props for the accessible name. */
export const labelOf = (props: Labelled) =>
  // A visible label takes precedence.
  props['aria-labelledby'] === undefined
    ? { 'aria-label': props['aria-label'] ?? '' }
    : { 'aria-labelledby': props['aria-labelledby'] };
