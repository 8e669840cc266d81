import { useImperativeHandle, useRef, type CSSProperties, type Ref } from 'react';
import { checkAriaLabel, scheduleStyleCheck } from '../../warnings/warnings.ts';

/**
 * The props that every component passes to its outermost element. The class is added to the component's own. In a
 * field, `id` and `ref` go to the control.
 */
export interface ElementProps {
  /** Added to the component's own class. */
  className?: string | undefined;
  /** The inline style. */
  style?: CSSProperties | undefined;
  /** The id. */
  id?: string | undefined;
  /** The language of its texts, if it isn't the page's. */
  lang?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  [data: `data-${string}`]: unknown;
}

/** The same props with a `ref` that fits any element. */
interface ElementAttributes extends Omit<ElementProps, 'ref'> {
  ref?: Ref<never>;
}

/** Joins class names, skipping empty ones. */
export const joinClasses = (...names: readonly (string | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/**
 * Returns the props for a component's outermost element.
 *
 * @param own The component's own class.
 */
export const elementProps = (props: ElementProps, own?: string): ElementAttributes => {
  if (process.env.NODE_ENV !== 'production') scheduleStyleCheck();
  return {
    ...Object.fromEntries(
      Object.entries(props).filter(([name]) => /^(id|lang|style|ref|data-.*)$/.test(name)),
    ),
    className: joinClasses(own, props.className),
  };
};

/** Creates a ref for a component's own use that also updates the ref in its props. */
export const useElementRef = <E extends HTMLElement>({ ref }: ElementProps) => {
  const element = useRef<E>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
  return element;
};

/** An accessible name: text, or the id of the element that contains it. */
export type Labelled =
  | { 'aria-label': string; 'aria-labelledby'?: string | undefined }
  | { 'aria-label'?: string | undefined; 'aria-labelledby': string };

/**
 * Returns the props for the accessible name.
 *
 * @param component The component's name, for a warning.
 */
export const getLabelProps = (props: Labelled, component: string) => {
  if (process.env.NODE_ENV !== 'production') checkAriaLabel(component, props);
  // A visible label takes precedence.
  return props['aria-labelledby'] === undefined
    ? { 'aria-label': props['aria-label'] ?? '' }
    : { 'aria-labelledby': props['aria-labelledby'] };
};
