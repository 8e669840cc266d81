import type { ReactNode } from 'react';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { purchaseFormMessages } from './PurchaseForm.messages.ts';

/** A type on sale, labelled with its price: "Adult (€210)". */
export interface SoldType extends SelectOption {
  /** Who it is for. */
  description?: ReactNode;
}

interface TypeSelectProps {
  label: string;
  name: string;
  types: readonly SoldType[];
  /** The chosen type's key, which may not be among the types. */
  value: string;
  onChange: (type: string) => void;
}

/** Chooses a type. An unknown value is marked as missing. */
export function TypeSelect({ types, value, ...props }: TypeSelectProps) {
  const words = useMessages('PurchaseForm', purchaseFormMessages);
  const chosen = types.find((type) => type.value === value);
  return (
    <Select
      {...props}
      isRequired
      options={types}
      value={chosen ? value : ''}
      placeholder={chosen ? undefined : words.chooseType}
      errorMessage={chosen ? undefined : words.required}
      description={chosen?.description}
    />
  );
}
