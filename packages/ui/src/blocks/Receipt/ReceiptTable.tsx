import { type PaidCard, type ReceiptFact, receiptFacts } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { Id } from '../../primitives/element/id.ts';
import { useLocaleContext, useMoney } from '../../words/provider.tsx';
import { createMoney } from '../../words/money.ts';
import { useDates } from '../../words/dates.ts';
import type { ReceiptMessages } from '../../locales/en/Receipt.gen.ts';
import * as css from './Receipt.css.ts';

/** A part of what was bought. */
export interface ReceiptLine {
  /** A unique key among the lines. */
  readonly id: Id;
  readonly label: string;
  /** Who it is for; null when that is not known. */
  readonly recipient: string | null;
  /** Further details: days, an add-on. */
  readonly notes?: readonly string[];
  /** In the currency's minor unit; undefined when only the sum is known. */
  readonly amount?: number;
}

/** The contents of a receipt. */
export interface ReceiptFacts {
  readonly lines: readonly ReceiptLine[];
  /** In the currency's minor unit; 0 for a sign-up. */
  readonly amount: number;
  /**
   * ISO 4217.
   *
   * @default the currency of the provider around it
   */
  readonly currency?: string;
  /** When it was paid, ISO 8601. */
  readonly paidAt: string;
  /** Where the receipt is mailed; null when the address is not known. */
  readonly email: string | null;
  /** The number of the member it is about. */
  readonly memberNumber?: number;
  /** The recipient of the money: a name, then lines such as the address. */
  readonly seller?: readonly string[];
  /** The number of the receipt, else the payment provider's id of the charge. */
  readonly reference?: string;
  /** The card that was charged. */
  readonly card?: PaidCard;
}

interface ReceiptTableProps {
  receipt: ReceiptFacts;
  /** Whether the title above the table is its name, too. */
  isTitled: boolean;
  words: ReceiptMessages;
}

/** Returns the notes below a part, with the person unless the receipt names them above. */
const listNotes = ({ notes = [], recipient }: ReceiptLine, isNamed: boolean): readonly string[] =>
  recipient === null || isNamed ? notes : [...notes, recipient];

/** What was bought, the recipients, price and date, and where the receipt is mailed. */
export function ReceiptTable({ receipt, isTitled, words }: ReceiptTableProps) {
  const { locale, once } = useLocaleContext();
  const around = useMoney();
  const { lines, amount, currency, email, memberNumber } = receipt;
  const { formatMoney } = currency ? createMoney(locale, currency, once) : around;
  const [first] = lines;
  const isNamed = memberNumber !== undefined && first?.recipient != null;
  return (
    <div className={css.facts}>
      {memberNumber !== undefined && (
        <div className={css.hero}>
          <span className={css.number}>#{memberNumber}</span>
          <span>
            {first?.recipient && <strong className={css.name}>{first.recipient}</strong>}
            <span className={css.note}>{words.memberNumber}</span>
          </span>
        </div>
      )}
      <table className={css.table}>
        <caption className={isTitled ? css.hiddenCaption : css.caption}>{words.receipt}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={css.what}>
                {line.label}
                {listNotes(line, isNamed).map((note) => (
                  <span key={note} className={css.note}>
                    {note}
                  </span>
                ))}
              </th>
              <td className={css.amount}>
                {line.amount !== undefined && formatMoney(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
        {amount > 0 && (
          <tfoot>
            <tr>
              <th scope="row" className={css.sum}>
                {words.paidByCard}
              </th>
              <td className={css.total}>{formatMoney(amount)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <PaidDetails receipt={receipt} words={words} />
      {amount > 0 && <p className={css.small}>{words.mailedTo({ email })}</p>}
    </div>
  );
}

/** The facts that the mailed receipt has, too. */
function PaidDetails({ receipt, words }: Omit<ReceiptTableProps, 'isTitled'>) {
  const write = useDates();
  const { reference = null, paidAt, card, seller = [] } = receipt;
  const renderFact = (fact: ReceiptFact): ReactNode => {
    switch (fact.kind) {
      case 'reference':
        return <span className={css.reference}>{fact.reference}</span>;
      case 'date':
        return <time dateTime={paidAt}>{write(fact.paid, { dateStyle: 'long' })}</time>;
      case 'card':
        return words.cardEnding(fact);
      case 'seller':
        return fact.lines.map((line) => (
          <span key={line} className={css.line}>
            {line}
          </span>
        ));
    }
  };
  return (
    <dl className={css.details}>
      {receiptFacts({ reference, paid: new Date(paidAt), card, seller }).map((fact) => (
        <div key={fact.kind} className={css.detail}>
          <dt>{words.facts[fact.kind]}</dt>
          <dd>{renderFact(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
