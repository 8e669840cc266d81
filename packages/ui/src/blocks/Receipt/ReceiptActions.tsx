import { Button } from '../../primitives/Button/Button.tsx';
import { CalendarIcon, PrintIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './Receipt.css.ts';
import type { ReceiptMessages } from './Receipt.messages.tsx';

interface ReceiptActionsProps {
  /** The file with the convention's dates. */
  calendar: string;
  words: ReceiptMessages;
}

/** What can be done with a receipt: put the dates into a calendar, print it. */
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
