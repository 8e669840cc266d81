/** A name for those who do not see: in words, or by the id of what says it on the page. */
export type Labelled =
  | { 'aria-label': string; 'aria-labelledby'?: string | undefined }
  | { 'aria-label'?: string | undefined; 'aria-labelledby': string };

/** Of a component's properties those that are its name. */
export const labelOf = (props: Labelled) =>
  // Both may be there: what is on the page goes before what is not.
  props['aria-labelledby'] === undefined
    ? { 'aria-label': props['aria-label'] ?? '' }
    : { 'aria-labelledby': props['aria-labelledby'] };
