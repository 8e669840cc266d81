// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { formatEnglishList } from './formatValue.gen.ts';

export interface ServerMessages {
  common: {
    /** The greeting. */
    dear: (values: { name: string }) => string;
    hello: string;
    questions: (values: { address: string }) => string;
    /** A time followed by the name of its time zone. */
    inZone: (values: { time: string; zone: string }) => string;
    yes: string;
    no: string;
    /** The answer to a consent, such as that to the code of conduct. */
    agreed: (values: { day: string; version: string }) => string;
    amount: string;
    total: string;
    /** A label, followed by a name. */
    forWhom: string;
    reference: string;
    invoice: string;
    comments: string;
    paidBy: string;
    date: string;
    membershipLabel: string;
    /** A label, followed by the first and the last day. */
    conventionDates: string;
  };
  signIn: {
    action: (values: { right: 'vote' | 'nominate'; name: string; forms?: Readonly<Record<string, string>> | undefined }) => string;
    signInTo: (values: { convention?: string | null | undefined }) => string;
    signInForDetails: string;
    linksWork: (values: { days: number }) => string;
    loginHeading: string;
    loginSubject: (values: { convention: string }) => string;
    loginOpening: {
      requested: string;
      expired: string;
      created: string;
      sent: string;
    };
    personalLinks: string;
    codeLabel: string;
    codeNote: (values: { requested?: string | null | undefined; minutes: number }) => string;
    notAsked: (values: { address: string }) => string;
    unknownHeading: string;
    unknownSubject: (values: { convention: string }) => string;
    unknownOpening: (values: { convention: string; email: string }) => string;
    unknownAdvice: (values: { address: string }) => string;
    buyMembership: string;
    approvalSubject: (values: { convention: string }) => string;
    approvalOpening: string;
    approvalHow: string;
    auditHeadSubject: (values: { convention: string; row: number }) => string;
    auditHeadOpening: string;
    auditHeadAdded: string;
    auditHeadLabel: string;
    auditHeadNote: string;
    auditHeadDaily: string;
    newAddressHeading: string;
    newAddressSubject: (values: { convention: string }) => string;
    newAddressOpening: (values: { convention: string }) => string;
    newAddressNotYours: (values: { address: string }) => string;
    oldAddressSubject: (values: { convention: string }) => string;
    oldAddressOpening: (values: { convention: string }) => string;
    oldAddressAlarm: (values: { address: string }) => string;
    /** When the record was moved. */
    oldAddressTime: (values: { time: string }) => string;
    /** Until when the ballot is closed. Without a time, only an answer opens it. */
    oldAddressHeld: (values: { until?: string | null | undefined }) => string;
    oldAddressTokens: string;
    oldAddressReleased: (values: { time: string }) => string;
    oldAddressAnswer: string;
    answerMove: string;
    newAddressHeld: (values: { until?: string | null | undefined }) => string;
  };
  membership: {
    welcomeHeading: (values: { convention?: string | null | undefined }) => string;
    welcomeSubject: (values: { convention: string; type: string }) => string;
    welcomeOpening: (values: { convention: string }) => string;
    yourNumber: (values: { number: number }) => string;
    paperComes: string;
    membershipHeading: string;
    membershipSubject: (values: { convention: string; type: string }) => string;
    upgraded: (values: { convention: string; from: string; to: string; hasNewPaperPubs: boolean }) => string;
    membershipSet: (values: { convention: string; from: string; to: string }) => string;
    exportedHeading: string;
    exportedSubject: (values: { convention: string; name: string }) => string;
    exported: (values: { convention: string; name: string }) => string;
    exportedWithoutBallots: string;
    exportedUnasked: string;
    begins: string;
    ends: string;
    rights: {
      member: string;
      wsfs_member: string;
      votesOnly: string;
      siteSelectionOnly: string;
      hugo_nominator: string;
      badge: string;
    };
    recordsJoinedHeading: string;
    recordsJoinedSubject: (values: { convention: string }) => string;
    recordsJoined: (values: { convention: string; type: string }) => string;
    recordsJoinedSettled: (values: { ballot: 'votes' | 'nominations' }) => string;
    paperHeading: string;
    paperSubject: (values: { convention: string }) => string;
    paperAdded: (values: { convention: string }) => string;
    paperAddress: (values: { address: string }) => string;
    /** The name of a day pass, by the type of its membership: “Adult day pass”. */
    daypassName: (values: { type: string }) => string;
    daypassHeading: string;
    daypassSubject: (values: { convention: string; type: string }) => string;
    daypassOpening: (values: { convention: string; type: string }) => string;
  };
  payment: {
    receivedHeading: (values: { amount: string }) => string;
    receivedSubject: (values: { amount: string; convention: string }) => string;
    receivedOpening: (values: { convention: string; amount: string }) => string;
    card: string;
    /** The card that was charged: "Visa ending 4242". */
    cardEnding: (values: { brand?: string | null | undefined; last4: string }) => string;
    seller: string;
    /** `what` is the name of a membership. */
    withPaper: (values: { what: string }) => string;
    /** The recipient of an item, below its name. */
    to: (values: { name: string }) => string;
    memberNumber: (values: { number: number }) => string;
    notDelivered: string;
    itemReceived: (values: { convention: string; amount: string; what: string }) => string;
    thanks: string;
    paymentNumber: string;
    isPresent: string;
    tokenLabel: string;
    tokenUse: string;
    toYourBallot: string;
    invoiceHeading: (values: { convention: string }) => string;
    invoiceSubject: (values: { convention: string; what: string; amount: string }) => string;
    invoiceOpening: (values: { convention: string; amount: string; what: string }) => string;
    signInToPay: (values: { amount: string }) => string;
    updates: {
      refunded: {
        /** What has become of a payment. The heading is the beginning of the subject. */
        heading: (values: { amount: string }) => string;
        text: (values: { amount: string }) => string;
      };
      refundedBefore: {
        heading: (values: { amount: string }) => string;
        text: (values: { amount: string }) => string;
      };
      placesGone: {
        heading: (values: { amount: string }) => string;
        text: (values: { amount: string }) => string;
      };
      partlyRefunded: {
        heading: (values: { part: string }) => string;
        text: (values: { part: string; amount: string }) => string;
      };
      failed: {
        heading: (values: { amount: string }) => string;
        text: (values: { amount: string }) => string;
      };
      disputed: {
        heading: (values: { amount: string }) => string;
        text: (values: { amount: string }) => string;
      };
      partlyDisputed: {
        heading: (values: { part: string }) => string;
        text: (values: { part: string; amount: string }) => string;
      };
      stands: {
        heading: (values: { amount: string }) => string;
        text: (values: { amount: string }) => string;
      };
    };
    backOnCard: string;
    refundDueHeading: (values: { amount: string }) => string;
    refundDueSubject: (values: { amount: string; email: string }) => string;
    refundDueOpening: string;
    payer: string;
    charge: string;
    account: string;
    purchase: string;
    unknown: string;
  };
  awards: {
    copyHeading: (values: { kind: 'ballot' | 'nominations' }) => string;
    copySubject: (values: { kind: 'ballot' | 'nominations'; event: string; name: string }) => string;
    copyOpening: (values: { kind: 'ballot' | 'nominations'; name: string; signature: string }) => string;
    toChange: (values: { name: string; kind: 'ballot' | 'nominations'; forms?: Readonly<Record<string, string>> | undefined }) => string;
    toRead: (values: { name: string; kind: 'ballot' | 'nominations'; forms?: Readonly<Record<string, string>> | undefined }) => string;
    /** If the awards have different deadlines, one sentence for each. */
    ofAward: (values: { name: string; sentence: string }) => string;
    untilDeadline: (values: { deadline: string }) => string;
    afterDeadline: (values: { deadline: string }) => string;
    unsubscribe: string;
    linksSignIn: string;
    noEntry: string;
    noLongerOnBallot: (values: { title: string }) => string;
    notCounted: (values: { titles: string }) => string;
    noNominations: string;
    codeHeading: string;
    codeSubject: (values: { category: string }) => string;
    codeOpening: (values: { name: string; category: string }) => string;
    codeUse: string;
    chatHeading: string;
    chatSubject: (values: { convention: string }) => string;
    chatOpening: (values: { convention: string }) => string;
    chatJoin: (values: { chat: string }) => string;
    chatUse: string;
  };
  ballots: {
    linkHeading: (values: { act: 'vote' | 'nominate' }) => string;
    linkSubject: (values: { act: 'vote' | 'nominate'; event: string; name: string }) => string;
    linkOpening: (values: { act: 'vote' | 'nominate'; name: string }) => string;
    linkUntil: (values: { deadline: string }) => string;
    changedHeading: (values: { entered: 'paper' | 'restored' }) => string;
    changedSubject: (values: { entered: 'paper' | 'restored'; event: string; name: string }) => string;
    changedOpening: (values: { entered: 'paper' | 'restored' }) => string;
    rulingHeading: (values: { ballot: 'votes' | 'nominations'; isCounted: boolean }) => string;
    rulingSubject: (values: { ballot: 'votes' | 'nominations'; isCounted: boolean; event: string; name: string }) => string;
    rulingOpening: (values: { isCounted: boolean; ballot: 'votes' | 'nominations'; name: string }) => string;
    rulingStays: string;
    reason: string;
    replacedHeading: string;
    replacedSubject: (values: { event: string; title: string }) => string;
    replacedOpening: (values: { title: string; category: string; name: string }) => string;
    replacedBy: (values: { title: string }) => string;
    replacedAdvice: (values: { deadline: string }) => string;
  };
  reminders: {
    heading: string;
    subject: (values: { event: string; name: string }) => string;
    nothing: (values: { name: string; awards: readonly string[] }) => string;
    gaps: (values: { name: string; categories: readonly string[] }) => string;
    stop: string;
  };
  pages: {
    packetExpired: {
      /** The pages that the server renders without the portal. The label is the button’s. */
      title: string;
      text: string;
      label: string;
    };
    notFound: {
      title: string;
      text: string;
      label: string;
    };
    unavailable: {
      title: string;
      text: string;
      label: string;
    };
    failed: {
      title: string;
      text: string;
      label: string;
    };
    needsScripts: {
      title: string;
      text: string;
      label: string;
    };
    unsubscribe: {
      title: string;
      text: string;
      label: string;
    };
    unsubscribed: {
      title: string;
      text: string;
      label: string;
    };
    subscribedAgain: {
      title: string;
      text: string;
      label: string;
    };
    stopReminders: {
      title: string;
      text: string;
      label: string;
    };
    remindersStopped: {
      title: string;
      text: string;
      label: string;
    };
    remindersStarted: {
      title: string;
      text: string;
      label: string;
    };
  };
  pictures: {
    /** The large text of a picture that members share on other sites. */
    voted: string;
  };
  calendar: {
    /** The title of an entry in the calendar file, after the convention’s name. */
    nominations: string;
    voting: string;
  };
  wallet: {
    /** A label on a pass in the wallet of a phone, above the member’s name. */
    name: string;
    /** A label on a pass in the wallet of a phone, above the kind of membership. */
    membership: string;
    /** A label on a pass in the wallet of a phone, above the days of a day pass. */
    days: string;
  };
  passkeys: {
    addedHeading: string;
    addedSubject: (values: { convention: string }) => string;
    added: (values: { name: string; convention: string }) => string;
    passkey: string;
    when: string;
    notYou: string;
    seePasskeys: string;
    removedHeading: string;
    removedSubject: (values: { convention: string }) => string;
    removed: (values: { name: string; convention: string }) => string;
    renamedHeading: string;
    renamedSubject: (values: { convention: string }) => string;
    renamed: (values: { name: string; convention: string }) => string;
    newName: string;
    changed: string;
    notYouEither: string;
    resetSubject: (values: { account: string; convention: string }) => string;
    reset: (values: { account: string }) => string;
    resetOwn: string;
    resetOther: string;
  };
}

/** Some of the messages; the others are English. */
export type Some<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string | ((...values: never) => unknown)
    ? Messages[Key]
    : Some<Messages[Key]>;
};

export const en: ServerMessages = {
  common: {
    dear: ({ name }) => `Dear ${name},`,
    hello: 'Hello,',
    questions: ({ address }) => `Questions: ${address}`,
    inZone: ({ time, zone }) => `${time} ${zone}`,
    yes: 'yes',
    no: 'no',
    agreed: ({ day, version }) => `agreed on ${day} to version ${version}`,
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
  },
  signIn: {
    action: ({ right, name }) => right === 'vote' ? `Vote in the ${name}` : `Nominate for the ${name}`,
    signInTo: ({ convention }) => `Sign in to ${convention}`,
    signInForDetails: 'Sign in to see and change your details',
    linksWork: ({ days }) => `The links work for ${days} days. They sign you in, so don’t forward this mail.`,
    loginHeading: 'Your login link',
    loginSubject: ({ convention }) => `Your login link for ${convention}`,
    loginOpening: {
      requested: 'Here’s your login link.',
      expired: 'The link you opened had expired. Here’s a new one.',
      created: 'We created your account. This link signs you in.',
      sent: 'The convention’s team sent you this login link.',
    },
    personalLinks: 'Each link opens one person’s page:',
    codeLabel: 'On another device? Enter this code where you asked',
    codeNote: ({ requested, minutes }) => `Never share this code, even with us. ${!requested ? '' : `It was requested on ${requested}. `}It works for ${minutes} minutes, only in the browser that asked.`,
    notAsked: ({ address }) => `Didn’t ask for this? You can ignore it. Questions: ${address}`,
    unknownHeading: 'No membership under this address',
    unknownSubject: ({ convention }) => `No membership under this address at ${convention}`,
    unknownOpening: ({ convention, email }) => `You asked to sign in to ${convention} with ${email}. No membership uses this address.`,
    unknownAdvice: ({ address }) => `Try another address, or write to ${address}. If this wasn’t you, you can ignore it.`,
    buyMembership: 'Buy a membership',
    approvalSubject: ({ convention }) => `Your approval is needed at ${convention}`,
    approvalOpening: 'An administrator’s request needs a second administrator’s approval.',
    approvalHow: 'Sign in and open the desk. Read what it is and why, then approve or reject it.',
    auditHeadSubject: ({ convention, row }) => `The audit log of ${convention} has ${row} rows`,
    auditHeadOpening: 'Keep this mail. Later it can prove that no row up to today was changed or removed.',
    auditHeadAdded: 'Rows since the last mail',
    auditHeadLabel: 'Hash of the newest row',
    auditHeadNote: 'To check, an operator runs `conkit audit verify --head` with this hash.',
    auditHeadDaily: 'This mail comes every day. If one is missing, or the number of rows falls, ask the operators why.',
    newAddressHeading: 'Your new address',
    newAddressSubject: ({ convention }) => `Your new address at ${convention}, and your login link`,
    newAddressOpening: ({ convention }) => `${convention} now uses this address. This link signs you in. Links sent to your earlier address no longer show your membership.`,
    newAddressNotYours: ({ address }) => `Not your membership? Tell ${address}.`,
    oldAddressSubject: ({ convention }) => `Your address at ${convention} was changed`,
    oldAddressOpening: ({ convention }) => `The registration team of ${convention} has replaced this address with another. We sent a login link there.`,
    oldAddressAlarm: ({ address }) => `Didn’t ask for this? Write to ${address} at once.`,
    oldAddressTime: ({ time }) => `This happened on ${time}.`,
    oldAddressHeld: ({ until }) => !until ? 'Your ballot and nominations stay closed to the new address.' : `Your ballot and nominations stay closed to the new address until ${until}.`,
    oldAddressTokens: 'Tokens for site selection stay closed, too.',
    oldAddressReleased: ({ time }) => `On ${time} another administrator opened your ballot and nominations to the new address.`,
    oldAddressAnswer: 'Did you ask for this? Yes opens your ballot and nominations at the new address now. No keeps them closed, and the team will ask you.',
    answerMove: 'Answer',
    newAddressHeld: ({ until }) => !until ? 'To protect your vote, your ballot and nominations stay closed here.' : `To protect your vote, your ballot and nominations stay closed here until ${until}.`,
  },
  membership: {
    welcomeHeading: ({ convention }) => `Welcome to ${convention}`,
    welcomeSubject: ({ convention, type }) => `Welcome to ${convention}: ${type}`,
    welcomeOpening: ({ convention }) => `Thank you for joining ${convention}.`,
    yourNumber: ({ number }) => `Your member number is ${number}.`,
    paperComes: 'Paper publications come with it. Your details say where they go.',
    membershipHeading: 'Your membership',
    membershipSubject: ({ convention, type }) => `Your membership of ${convention}: ${type}`,
    upgraded: ({ convention, from, to, hasNewPaperPubs }) => `Your membership of ${convention} has been upgraded from ${from} to ${to}${hasNewPaperPubs ? ', with paper publications' : ''}.`,
    membershipSet: ({ convention, from, to }) => `The registration team has changed your membership of ${convention} from ${from} to ${to}.`,
    exportedHeading: 'Your data were exported',
    exportedSubject: ({ convention, name }) => `Your data were exported: ${convention}, ${name}`,
    exported: ({ convention, name }) => `An administrator of ${convention} has exported the data that we keep about ${name}.`,
    exportedWithoutBallots: 'What you voted for and nominated is not in the export.',
    exportedUnasked: 'If you didn’t ask for this, please write to us.',
    begins: 'With it, you now have:',
    ends: 'What you no longer have:',
    rights: {
      member: 'an invitation to the convention’s chat',
      wsfs_member: 'the right to vote in the awards and in site selection',
      votesOnly: 'the right to vote in the awards',
      siteSelectionOnly: 'the right to vote in site selection',
      hugo_nominator: 'the right to nominate for the awards',
      badge: 'the badge that lets you in',
    },
    recordsJoinedHeading: 'Your two records are one now',
    recordsJoinedSubject: ({ convention }) => `Your two records are one now: ${convention}`,
    recordsJoined: ({ convention, type }) => `The registration team of ${convention} had two records of you, and merged them. Everything you bought, sent or were given is in one place. Your membership: ${type}.`,
    recordsJoinedSettled: ({ ballot }) => ballot === 'votes' ? 'Both records had voted. The ballot that the awards team did not disallow counts. The other one is kept and does not count.' : 'Both records had nominated. The nominations that the awards team did not disallow count. The others are kept and do not count.',
    paperHeading: 'Paper publications',
    paperSubject: ({ convention }) => `Paper publications of ${convention}`,
    paperAdded: ({ convention }) => `Paper publications have been added to your membership of ${convention}.`,
    paperAddress: ({ address }) => `They go to: ${address}. If that is not right, please change it in your details.`,
    daypassName: ({ type }) => `${type} day pass`,
    daypassHeading: 'Your day pass',
    daypassSubject: ({ convention, type }) => `Your day pass for ${convention}: ${type}`,
    daypassOpening: ({ convention, type }) => `Thank you for your day pass for ${convention}: ${type}. It is for:`,
  },
  payment: {
    receivedHeading: ({ amount }) => `Payment received: ${amount}`,
    receivedSubject: ({ amount, convention }) => `Payment received: ${amount} to ${convention}`,
    receivedOpening: ({ convention, amount }) => `Thank you. ${convention} has received your payment of ${amount}.`,
    card: 'Card',
    cardEnding: ({ brand, last4 }) => !brand ? `Card ending ${last4}` : `${brand} ending ${last4}`,
    seller: 'Seller',
    withPaper: ({ what }) => `${what} with paper publications`,
    to: ({ name }) => `for ${name}`,
    memberNumber: ({ number }) => `Member number ${number}`,
    notDelivered: 'This could not be delivered, because it had been bought already or the membership had changed meanwhile. You will get the money for it back:',
    itemReceived: ({ convention, amount, what }) => `${convention} has received ${amount} for ${what}.`,
    thanks: 'Thank you.',
    paymentNumber: 'Payment',
    isPresent: 'Someone else paid for it.',
    tokenLabel: 'Here is the token for your site selection ballot',
    tokenUse: 'Write it on your ballot, which you can download in the portal. It is yours alone, so please do not pass it on.',
    toYourBallot: 'Go to the portal',
    invoiceHeading: ({ convention }) => `Invoice from ${convention}`,
    invoiceSubject: ({ convention, what, amount }) => `Invoice from ${convention}: ${what}, ${amount}`,
    invoiceOpening: ({ convention, amount, what }) => `${convention} asks you for ${amount} for ${what}. You can pay by card in the portal: your open invoices are on its first page.`,
    signInToPay: ({ amount }) => `Sign in and pay ${amount}`,
    updates: {
      refunded: {
        heading: ({ amount }) => `Payment refunded: ${amount}`,
        text: ({ amount }) => `Your payment of ${amount} was refunded.`,
      },
      refundedBefore: {
        heading: ({ amount }) => `Payment refunded: ${amount}`,
        text: ({ amount }) => `Your payment of ${amount} was refunded before anything was bought with it. You are welcome to try again.`,
      },
      placesGone: {
        heading: ({ amount }) => `Sold out: ${amount} goes back to you`,
        text: ({ amount }) => `Your payment of ${amount} arrived after the 15 minutes for which we could hold your place, and the last place had been sold by then. You have bought nothing. The whole amount goes back the way it was paid, which can take ten days.`,
      },
      partlyRefunded: {
        heading: ({ part }) => `Payment partly refunded: ${part}`,
        text: ({ part, amount }) => `${part} of your payment of ${amount} was refunded.`,
      },
      failed: {
        heading: ({ amount }) => `Payment not completed: ${amount}`,
        text: ({ amount }) => `Your payment of ${amount} was not completed. Nothing was bought, and you have not been charged. You are welcome to try again.`,
      },
      disputed: {
        heading: ({ amount }) => `Payment disputed: ${amount}`,
        text: ({ amount }) => `Your card’s bank disputes your payment of ${amount} and asks for the money back. If that was not what you meant, please write to us: we can settle it together with your bank.`,
      },
      partlyDisputed: {
        heading: ({ part }) => `Payment partly disputed: ${part}`,
        text: ({ part, amount }) => `Your card’s bank disputes ${part} of your payment of ${amount} and asks for it back. If that was not what you meant, please write to us: we can settle it together with your bank.`,
      },
      stands: {
        heading: ({ amount }) => `Payment stands: ${amount}`,
        text: ({ amount }) => `Your payment of ${amount} stands: nothing of it is refunded or disputed.`,
      },
    },
    backOnCard: 'It can take some days until the money is back on your card.',
    refundDueHeading: ({ amount }) => `Refund due: ${amount}`,
    refundDueSubject: ({ amount, email }) => `Refund due: ${amount} from ${email}`,
    refundDueOpening: 'A payment was taken, and all or a part of what it was for could not be delivered. Please give the money for that back at the payment provider.',
    payer: 'Payer',
    charge: 'Charge',
    account: 'Account',
    purchase: 'Purchase',
    unknown: 'unknown',
  },
  awards: {
    copyHeading: ({ kind }) => kind === 'ballot' ? 'Your ballot' : 'Your nominations',
    copySubject: ({ kind, event, name }) => `Your ${kind === 'ballot' ? 'ballot' : 'nominations'} for ${event}: ${name}`,
    copyOpening: ({ kind, name, signature }) => `Saved ${kind === 'ballot' ? 'ballot' : 'nominations'} of ${name}, signed “${signature}”.`,
    toChange: ({ forms, name, kind }) => `Change your ${!forms?.['one'] ? name : `${forms?.['one']}`} ${kind === 'ballot' ? 'ballot' : 'nominations'}`,
    toRead: ({ forms, name, kind }) => `Read your ${!forms?.['one'] ? name : `${forms?.['one']}`} ${kind === 'ballot' ? 'ballot' : 'nominations'}`,
    ofAward: ({ name, sentence }) => `${name}: ${sentence}`,
    untilDeadline: ({ deadline }) => `You can change it until ${deadline}.`,
    afterDeadline: ({ deadline }) => `It can no longer be changed: the deadline was ${deadline}.`,
    unsubscribe: 'Unsubscribe from reminders about the awards',
    linksSignIn: 'The links sign you in, so don’t forward this mail.',
    noEntry: '[No entry]',
    noLongerOnBallot: ({ title }) => `${title} (no longer on the ballot)`,
    notCounted: ({ titles }) => `Not counted, because a position above is empty: ${titles}.`,
    noNominations: 'No nominations',
    codeHeading: 'Your code from the voter packet',
    codeSubject: ({ category }) => `Your code from the voter packet: ${category}`,
    codeOpening: ({ name, category }) => `Code for ${name} from the voter packet in ${category}:`,
    codeUse: 'It’s yours alone. Ask again to get the same one.',
    chatHeading: 'Your invitation to the chat',
    chatSubject: ({ convention }) => `Your invitation to the chat of ${convention}`,
    chatOpening: ({ convention }) => `Here’s your invitation to the members’ chat of ${convention}.`,
    chatJoin: ({ chat }) => `Join the ${chat} chat`,
    chatUse: 'It’s for members only, so don’t pass it on.',
  },
  ballots: {
    linkHeading: ({ act }) => `Your link to ${act === 'vote' ? 'vote' : 'nominate'}`,
    linkSubject: ({ act, event, name }) => `Your link to ${act === 'vote' ? 'vote' : 'nominate'} for ${event}: ${name}`,
    linkOpening: ({ act, name }) => `${act === 'vote' ? 'Voting' : 'Nominating'} is open. This link for ${name} signs you in.`,
    linkUntil: ({ deadline }) => `You have until ${deadline}.`,
    changedHeading: ({ entered }) => entered === 'paper' ? 'Your paper ballot is in' : 'Your ballot was restored',
    changedSubject: ({ entered, event, name }) => `${entered === 'paper' ? 'Your paper ballot is in' : 'Your ballot was restored'}, ${event}: ${name}`,
    changedOpening: ({ entered }) => entered === 'paper' ? 'The awards team entered your paper ballot. Check it, and tell us if it’s wrong.' : 'The awards team restored an earlier version of your ballot. Didn’t ask for this? Tell us.',
    rulingHeading: ({ ballot, isCounted }) => `Your ${ballot === 'votes' ? 'ballot' : 'nominations'} ${isCounted ? 'will be counted after all' : 'will not be counted'}`,
    rulingSubject: ({ ballot, isCounted, event, name }) => `Your ${ballot === 'votes' ? 'ballot' : 'nominations'} ${isCounted ? 'will be counted after all' : 'will not be counted'}, ${event}: ${name}`,
    rulingOpening: ({ isCounted, ballot, name }) => isCounted ? `The awards team will count the ${ballot === 'votes' ? 'ballot' : 'nominations'} of ${name} after all.` : `The awards team won’t count the ${ballot === 'votes' ? 'ballot' : 'nominations'} of ${name}.`,
    rulingStays: 'We keep everything you sent. If this is wrong, write to us.',
    reason: 'Reason',
    replacedHeading: 'A finalist you ranked has left the ballot',
    replacedSubject: ({ event, title }) => `A finalist you ranked has left the ballot, ${event}: ${title}`,
    replacedOpening: ({ title, category, name }) => `“${title}” is no longer a finalist in ${category}. The ballot of ${name} ranks it.`,
    replacedBy: ({ title }) => `“${title}” is on the ballot instead.`,
    replacedAdvice: ({ deadline }) => `Your other rankings count. You can change them until ${deadline}.`,
  },
  reminders: {
    heading: 'Voting closes soon',
    subject: ({ event, name }) => `Voting closes soon, ${event}: ${name}`,
    nothing: ({ name, awards }) => `Nothing is saved yet on the ballot of ${name} for the ${formatEnglishList(awards)}.`,
    gaps: ({ name, categories }) => `The ballot of ${name} has an empty position above a ranked finalist. What is below it isn’t counted. Categories: ${formatEnglishList(categories)}.`,
    stop: 'Stop the reminders to vote',
  },
  pages: {
    packetExpired: {
      title: 'This link has expired',
      text: 'A link to a file of the voter packet works for two hours. The voting page has a new one.',
      label: 'Go to the voting page',
    },
    notFound: {
      title: 'There is no such page',
      text: 'The address may be mistyped, or the page may have moved.',
      label: 'Go to the first page',
    },
    unavailable: {
      title: 'One moment, please',
      text: 'The server is starting again, or very busy. What you have saved is safe. This page tries again by itself.',
      label: 'Try again now',
    },
    failed: {
      title: 'Something went wrong here',
      text: 'The fault is ours, and what you have saved is safe. Please try again in a moment.',
      label: 'Try again',
    },
    needsScripts: {
      title: 'This page could not be drawn',
      text: 'Without JavaScript it can only be drawn by the server, which could not do it just now.',
      label: 'Try again',
    },
    unsubscribe: {
      title: 'Unsubscribe from reminders?',
      text: 'We’ll send you no more reminders about the awards. You’ll still get receipts, copies of your ballot and the mails you ask for.',
      label: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You’re unsubscribed',
      text: 'You’ll get no more reminders about the awards. Until the deadline you can still sign in and vote.',
      label: 'Subscribe again',
    },
    subscribedAgain: {
      title: 'You’re subscribed again',
      text: 'You’ll get reminders about the awards.',
      label: 'Go to the first page',
    },
    stopReminders: {
      title: 'Stop the reminders to vote?',
      text: 'We’ll remind this voter no more before voting closes. Other mails about the awards still come.',
      label: 'Stop the reminders',
    },
    remindersStopped: {
      title: 'The reminders have stopped',
      text: 'We’ll send this voter no more reminders to vote. Until the deadline you can still sign in and vote.',
      label: 'Start them again',
    },
    remindersStarted: {
      title: 'The reminders are on again',
      text: 'We’ll remind this voter by mail, 3 days and 6 hours before the deadline.',
      label: 'Go to the first page',
    },
  },
  pictures: {
    voted: 'I voted',
  },
  calendar: {
    nominations: 'nominations close',
    voting: 'voting closes',
  },
  wallet: {
    name: 'Name',
    membership: 'Membership',
    days: 'Days',
  },
  passkeys: {
    addedHeading: 'A passkey was added',
    addedSubject: ({ convention }) => `A passkey was added to your account at ${convention}`,
    added: ({ name, convention }) => `From now on, the passkey below signs in ${name} at ${convention} without a mail.`,
    passkey: 'Passkey',
    when: 'Added',
    notYou: 'If this was not you, remove it now and sign out everywhere: someone else has used your account.',
    seePasskeys: 'See and remove passkeys',
    removedHeading: 'A passkey was removed',
    removedSubject: ({ convention }) => `A passkey was removed from your account at ${convention}`,
    removed: ({ name, convention }) => `The passkey below no longer signs in ${name} at ${convention}.`,
    renamedHeading: 'A passkey was renamed',
    renamedSubject: ({ convention }) => `A passkey was renamed on your account at ${convention}`,
    renamed: ({ name, convention }) => `The passkey below, which signs in ${name} at ${convention}, has a new name.`,
    newName: 'New name',
    changed: 'Changed',
    notYouEither: 'If this was neither you nor someone who shares this address, look at your passkeys and sign out everywhere: someone else has used your account.',
    resetSubject: ({ account, convention }) => `Passkeys of ${account} were removed at ${convention}`,
    reset: ({ account }) => `Another administrator removed all passkeys of ${account}.`,
    resetOwn: 'Sign in by mail now and add a new passkey. If you did not ask for this, tell the other administrators at once.',
    resetOther: 'They can now add a new one after a sign-in by mail. If this looks wrong, ask them by phone.',
  },
};
