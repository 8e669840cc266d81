/** What mails about money say. */
export const payment = {
  receivedHeading: (amount: string) => `Payment received: ${amount}`,
  receivedSubject: (amount: string, convention: string) =>
    `Payment received: ${amount} to ${convention}`,
  receivedOpening: (convention: string, amount: string) =>
    `Thank you. ${convention} has received your payment of ${amount}.`,
  withPaper: (what: string) => `${what} with paper publications`,
  to: (name: string) => `for ${name}`,
  memberNumber: (number: number) => `Member number ${number}`,
  notDelivered:
    'This could not be delivered, because it had been bought already or the membership had changed meanwhile. You will get the money for it back:',

  itemReceived: (convention: string, amount: string, what: string) =>
    `${convention} has received ${amount} for ${what}.`,
  thanks: 'Thank you.',
  paymentNumber: 'Payment',
  isPresent: 'Somebody else has paid it for you.',
  tokenLabel: 'Here is the token for your site selection ballot',
  tokenUse:
    'Write it on your ballot, which you can download in the portal. It is yours alone, so please do not pass it on.',
  toYourBallot: 'Go to the portal',

  invoiceHeading: (convention: string) => `Invoice from ${convention}`,
  invoiceSubject: (convention: string, what: string, amount: string) =>
    `Invoice from ${convention}: ${what}, ${amount}`,
  invoiceOpening: (convention: string, amount: string, what: string) =>
    `${convention} asks you for ${amount} for ${what}. You can pay by card in the portal: your open invoices are on its first page.`,
  signInToPay: (amount: string) => `Sign in and pay ${amount}`,

  /** What has become of a payment: the beginning of the subject, and the letter. */
  updates: {
    refunded: (amount: string) => ({
      heading: `Payment refunded: ${amount}`,
      says: `Your payment of ${amount} was refunded.`,
    }),
    refundedBefore: (amount: string) => ({
      heading: `Payment refunded: ${amount}`,
      says: `Your payment of ${amount} was refunded before anything was bought with it. You are welcome to try again.`,
    }),
    partlyRefunded: (amount: string, part: string) => ({
      heading: `Payment partly refunded: ${part}`,
      says: `${part} of your payment of ${amount} was refunded.`,
    }),
    failed: (amount: string) => ({
      heading: `Payment not completed: ${amount}`,
      says: `Your payment of ${amount} was not completed. Nothing was bought, and you have not been charged. You are welcome to try again.`,
    }),
    disputed: (amount: string) => ({
      heading: `Payment disputed: ${amount}`,
      says: `Your card’s bank disputes your payment of ${amount} and asks for the money back. If that was not what you meant, please write to us: we can settle it together with your bank.`,
    }),
    partlyDisputed: (amount: string, part: string) => ({
      heading: `Payment partly disputed: ${part}`,
      says: `Your card’s bank disputes ${part} of your payment of ${amount} and asks for it back. If that was not what you meant, please write to us: we can settle it together with your bank.`,
    }),
    stands: (amount: string) => ({
      heading: `Payment stands: ${amount}`,
      says: `Your payment of ${amount} stands: nothing of it is refunded or disputed.`,
    }),
  },
  backOnCard: 'It can take some days until the money is back on your card.',

  refundDueHeading: (amount: string) => `Refund due: ${amount}`,
  refundDueSubject: (amount: string, email: string) => `Refund due: ${amount} from ${email}`,
  refundDueOpening:
    'A payment was taken, and all or a part of what it was for could not be delivered. Please give the money for that back at the payment provider.',
  payer: 'Payer',
  charge: 'Charge',
  account: 'Account',
  purchase: 'Purchase',
  unknown: 'unknown',
};

export type PaymentWords = typeof payment;
