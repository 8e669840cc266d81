import { Button } from '../../primitives/Button/Button.tsx';
import { CalendarIcon, PrintIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './Receipt.css.ts';
import type { ReceiptMessages } from './Receipt.messages.tsx';

interface ReceiptActionsProps {
  /** The URL of the file with the convention's dates. */
  calendar: string;
  words: ReceiptMessages;
}

/** The actions of a receipt: add the dates to a calendar, print. */
export const ReceiptActions = ({ calendar, words }: ReceiptActionsProps) => (
  <div className={css.actions}>
    <Link href={calendar} tone="outline" icon={<CalendarIcon />} download>
      {words.calendar}
    </Link>
    <Button icon={<PrintIcon />} onPress={() => window.print()}>
      {words.print}
    </Button>
  </div>
);
