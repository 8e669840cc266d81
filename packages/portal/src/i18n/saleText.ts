import type { Sale } from '@conkit/api-client';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How an offer's sale is shown. */
export interface SaleText {
  /** Until when the price holds, or why it can't be bought; undefined if there is nothing to say. */
  saleText?: string;
  isUnavailable?: boolean;
}

interface SaleWords {
  i18n: I18n;
  /** The convention's time zone, in which prices change. */
  timeZone: string;
  /** Formats the price that follows; undefined if it isn't known. */
  nextPrice: string | undefined;
}

/** Describes the sale of an offer: until when its price holds and what follows, or why it can't be bought. */
export function describeSale(sale: Sale | undefined, words: SaleWords): SaleText {
  if (!sale) return {};
  const { i18n, nextPrice } = words;
  switch (sale.state) {
    case 'on_sale': {
      const { changes, until } = sale;
      if (changes !== undefined && nextPrice !== undefined) {
        const day = formatEnd(changes, words);
        return { saleText: i18n._(msg`Until ${day}, then ${nextPrice}`) };
      }
      if (until === undefined) return {};
      const day = formatEnd(until, words);
      return { saleText: i18n._(msg`Until ${day}`) };
    }
    case 'not_yet': {
      const day = formatInstant(Date.parse(sale.from ?? ''), words);
      return { saleText: i18n._(msg`Not yet on sale: from ${day}`), isUnavailable: true };
    }
    case 'sold_out':
      return { saleText: i18n._(msg`Sold out`), isUnavailable: true };
    case 'held': {
      const saleText = i18n._(msg`The last ones are being paid for. Look again in 15 minutes.`);
      return { saleText, isUnavailable: true };
    }
    default:
      return { saleText: i18n._(msg`No longer on sale`), isUnavailable: true };
  }
}

/** Returns the last day before an instant at midnight, or the instant with its time. */
function formatEnd(instant: string, words: SaleWords): string {
  const end = Date.parse(instant);
  return isMidnight(end, words) ? formatInstant(end - 1, words, false) : formatInstant(end, words);
}

const isMidnight = (time: number, { timeZone }: SaleWords): boolean =>
  new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(
    time,
  ) === '00:00:00';

function formatInstant(
  time: number,
  words: SaleWords,
  withTime = !isMidnight(time, words),
): string {
  const { i18n, timeZone } = words;
  const clock: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  return i18n.date(new Date(time), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
    ...(withTime && clock),
  });
}
