// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface PurchaseStatusMessages {
  /** The label before the buyer's name. */
  who: string;
  what: string;
  receiptTo: string;
  total: string;
  sending: string;
  waitingForBank: string;
  processing: string;
  /** Explains that the buyer can leave the page. `payments` is a link with the text `yourPayments`. */
  noNeedToWait: (values: { payments: ReactNode }) => ReactNode;
  yourPayments: string;
  findingOut: string;
  offline: {
    title: string;
    text: string;
  };
  trouble: {
    declined: {
      title: string;
      text: string;
    };
    notPaid: {
      title: string;
      text: string;
    };
    placesGone: {
      title: string;
      text: string;
    };
    notReceived: {
      title: string;
      text: string;
    };
    notSent: {
      title: string;
      text: string;
    };
    elsewhere: {
      title: string;
      text: string;
    };
    refundDue: {
      title: string;
      text: string;
    };
    notLoaded: {
      title: string;
      text: string;
    };
  };
  notStartedTitle: string;
  /** `contact` is a mail link. */
  notStarted: (values: { contact: ReactNode }) => ReactNode;
  repricedTitle: string;
  /** Both prices are already formatted. */
  repriced: (values: { now: string; before: string }) => string;
}

export const purchaseStatusMessages: PurchaseStatusMessages = {
  who: 'For',
  what: 'What',
  receiptTo: 'Receipt to',
  total: 'Total',
  sending: 'Your purchase is being made. Please keep this page open.',
  waitingForBank: 'Waiting for your bank’s answer.',
  processing: 'Your payment is being processed. This can take a while; this page shows when it is done. Please do not pay a second time.',
  noNeedToWait: ({ payments }) => createElement(Fragment, null, 'You don’t have to wait: we’ll email you the result. You’ll also find it with ', payments, '.'),
  yourPayments: 'your payments',
  findingOut: 'We do not know yet whether your purchase went through, and are finding out. Please do not buy it a second time.',
  offline: {
    title: 'You are offline',
    text: 'We go on asking as soon as there is a connection again. You can also close this page: what is open is here when you come back.',
  },
  trouble: {
    declined: {
      title: 'The card was declined',
      text: 'Nothing has been charged. Try another card, or ask your bank.',
    },
    notPaid: {
      title: 'The payment was not made',
      text: 'Your bank declined or did not confirm it, or it was cancelled. Nothing has been bought, and you pay nothing. You can try again, or try another card.',
    },
    placesGone: {
      title: 'The last place was gone',
      text: 'Your payment arrived after the time for which your place was held, and the last place had been sold. You have bought nothing. The whole amount goes back to you.',
    },
    notReceived: {
      title: 'Nothing has been bought yet',
      text: 'Your purchase did not reach us in time. Nothing has been charged, and nothing will be. You can try again.',
    },
    notSent: {
      title: 'This purchase was not sent',
      text: 'An earlier try may still be on its way to us. It must be cancelled first, so that you do not pay twice, and that did not work. Check your network and try again.',
    },
    elsewhere: {
      title: 'This is being paid already',
      text: 'This is being paid in another window or by another person. Wait for the result before you pay.',
    },
    refundDue: {
      title: 'You will get your money back',
      text: 'The payment went through, but what you bought had changed in the meantime and cannot be given to you. We’ll pay the money back and email you.',
    },
    notLoaded: {
      title: 'The card form did not load',
      text: 'Check your network and try again.',
    },
  },
  notStartedTitle: 'The payment could not be started',
  notStarted: ({ contact }) => createElement(Fragment, null, 'Your card was not charged, and another card would not help. Try again later, or write to ', contact, '.'),
  repricedTitle: 'The price has changed',
  repriced: ({ now, before }) => `The total is now ${now} instead of ${before}. Nothing has been charged. Go on only if you agree.`,
};
