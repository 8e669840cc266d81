import type { ReactNode } from 'react';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './PurchaseForm.css.ts';
import { purchaseFormMessages } from './PurchaseForm.messages.ts';

/** Says what keeps a form from being paid, as list items. */
export function MissingList({ children }: { children: ReactNode }) {
  const words = useMessages('PurchaseForm', purchaseFormMessages);
  return (
    <>
      {words.beforeGoingOn}
      <ul className={css.missing}>{children}</ul>
    </>
  );
}
