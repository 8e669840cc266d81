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
  /** The recipient of the money. */
  readonly payee?: string;
  /** The payment provider's charge id. */
  readonly chargeId?: string;
}

interface ReceiptTableProps {
  receipt: ReceiptFacts;
  words: ReceiptMessages;
}

/** Returns the notes below a part, with the person unless the receipt names them above. */
const listNotes = ({ notes = [], recipient }: ReceiptLine, isNamed: boolean): readonly string[] =>
  recipient === null || isNamed ? notes : [...notes, recipient];

/** What was bought, the recipients, price and date, and where the receipt is mailed. */
export function ReceiptTable({ receipt, words }: ReceiptTableProps) {
  const { locale, once } = useLocaleContext();
  const around = useMoney();
  const write = useDates();
  const { lines, amount, currency, paidAt, email, memberNumber, chargeId } = receipt;
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
        <caption className={css.caption}>{words.receipt}</caption>
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
      <p className={css.small}>
        <time dateTime={paidAt}>{write(new Date(paidAt), { dateStyle: 'long' })}</time>
        {amount > 0 && <> · {words.mailedTo({ email })}</>}
        {chargeId !== undefined && (
          <>
            {' · '}
            {words.charge} <span className={css.charge}>{chargeId}</span>
          </>
        )}
      </p>
    </div>
  );
}
