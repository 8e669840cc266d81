/** What many mails say. Names, amounts and times come in as they are written in the language. */
export const common = {
  dear: (name: string) => `Dear ${name},`,
  hello: 'Hello,',
  questions: (address: string) => `Questions: ${address}`,
  /** A time as it is in a zone, whose name follows. */
  inZone: (time: string, zone: string) => `${time} ${zone}`,
  /** How the hour is written: `05:00`, which is not in the afternoon, but `5.00`. */
  hour: '2-digit' as 'numeric' | '2-digit',
  yes: 'yes',
  no: 'no',
  amount: 'Amount',
  total: 'Total',
  forWhom: 'For',
  reference: 'Reference',
  invoice: 'Invoice',
  comments: 'Comments',
  paidBy: 'Paid by',
  date: 'Date',
  membershipLabel: 'Your membership',
  conventionDates: 'The convention',
};

export type CommonWords = typeof common;
