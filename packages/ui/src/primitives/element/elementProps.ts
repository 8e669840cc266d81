import { useImperativeHandle, useRef, type CSSProperties, type Ref } from 'react';

/**
 * What every component takes for the outermost element that it draws; a class comes beside the component's own. Of a
 * field, `id` and `ref` are its control's.
 */
export interface ElementProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  [data: `data-${string}`]: unknown;
}

/** Whatever the element is: its `ref` fits each of them. */
interface ElementAttributes extends Omit<ElementProps, 'ref'> {
  ref?: Ref<never>;
}

/** The classes that are there, one behind the other. */
export const classes = (...names: readonly (string | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/**
 * Of a component's properties those that are its element's.
 *
 * @param own the class that the component itself gives it
 */
export const elementProps = (props: ElementProps, own?: string): ElementAttributes => ({
  ...Object.fromEntries(
    Object.entries(props).filter(([name]) => /^(id|style|ref|data-.*)$/.test(name)),
  ),
  className: classes(own, props.className),
});

/** A ref of the component itself to its element, which the one that `props` may bring gets too. */
export const useElementRef = <E extends HTMLElement>({ ref }: ElementProps) => {
  const element = useRef<E>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
  return element;
};
