import type { ReactNode } from 'react';
import { useHeading } from '../primitives/element/headingLevel.ts';

interface SubheadingProps {
  className?: string;
  children: ReactNode;
}

/** A heading inside a card, one level below the card's. */
export function Subheading({ className, children }: SubheadingProps) {
  const { Heading } = useHeading(3);
  return <Heading className={className}>{children}</Heading>;
}
