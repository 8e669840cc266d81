import type { RecordedMail, RecordedPerson } from '../blocks/PersonRecord/PersonRecord.tsx';
import type { LoggedChange } from '../components/RecordLog/RecordLog.tsx';

const mail = (values: Partial<RecordedMail>): RecordedMail => ({
  id: 71,
  kind: 'login',
  due: '2019-03-01T12:00:00Z',
  sent: '2019-03-01T12:00:01Z',
  failed: null,
  error: null,
  attempts: 1,
  ...values,
});

const change = (values: Partial<LoggedChange>): LoggedChange => ({
  time: '2019-03-01T12:00:00Z',
  by: 'crew',
  operator: 'desk@example.com',
  operation: 'setMembership',
  reason: 'Paid in cash at the desk',
  changes: [
    { field: 'membership', before: 'Supporter', after: 'Adult' },
    { field: 'member_number', before: null, after: '214' },
  ],
  ...values,
});

/** Two changes by the crew, one by a purchase and one by the account. */
export const LOG: readonly LoggedChange[] = [
  change({}),
  change({
    time: '2019-02-11T09:30:00Z',
    operator: 'cli:robin',
    operation: 'changeEmail',
    reason: 'Lost the old mailbox, showed a passport',
    changes: [{ field: 'email', before: 'aoife@example.org', after: 'aoife@example.com' }],
  }),
  change({
    time: '2019-02-10T12:00:00Z',
    by: 'purchase',
    operator: null,
    operation: 'purchase',
    reason: null,
    changes: [{ field: 'membership', before: 'HugoNominator', after: 'Supporter' }],
  }),
  change({
    time: '2019-02-09T12:00:00Z',
    by: 'account',
    operator: null,
    operation: 'updatePerson',
    reason: null,
    changes: [
      { field: 'city', before: 'Cork', after: 'Dublin' },
      { field: 'badge_name', before: 'Aoife', after: null },
    ],
  }),
];

/** Entries about several records: an approved change, one by a command without approval, and a read. */
export const TRAIL: readonly LoggedChange[] = [
  change({
    operation: 'restoreBallot',
    reason: 'The member asked for it by phone',
    approvedBy: 'awards@example.com',
    about: { label: 'Record 5', href: '/desk/5' },
    changes: [{ field: 'ballot', before: null, after: 'votes' }],
  }),
  change({
    operator: 'cli:robin',
    operation: 'grantRole',
    reason: 'Helps from this week on',
    approvedBy: 'single_administrator',
    about: { label: 'helper@example.com' },
    changes: [{ field: 'role', before: null, after: 'member_admin' }],
  }),
  change({
    operation: 'findPeople',
    reason: null,
    isRead: true,
    changes: [
      { field: 'query', before: null, after: 'Byrne' },
      { field: 'found', before: null, after: '3' },
    ],
  }),
];

/** Returns the label of a membership type. */
export const membershipLabel = (key: string): string =>
  ({ Supporter: 'Supporting', HugoNominator: 'Hugo nominator' })[key] ?? key;

/** A person with every property that a record can have. */
export const RECORD: RecordedPerson = {
  id: 5,
  legalName: 'Aoife Ní Bhriain',
  subtitle: { kind: 'member', membership: 'Adult', number: 214 },
  fields: {
    legal_name: 'Aoife Ní Bhriain',
    email: 'aoife@example.com',
    badge_name: 'Aoife\nof Cork',
    public_first_name: 'Aoife',
    address: '1 Main Street\nApartment 7',
    city: 'Cork',
    country: 'Ireland',
    paper_pubs: { name: 'Aoife Ní Bhriain', address: '1 Main Street', country: 'Ireland' },
  },
  account: {
    email: 'aoife@example.com',
    language: 'English',
    signedIn: '2019-02-01T12:00:00Z',
    roles: ['member_admin'],
    people: [
      {
        id: 6,
        legalName: 'Oisín Ní Bhriain',
        preferredName: 'Osh',
        email: 'aoife@example.com',
        subtitle: { kind: 'member', membership: 'Child', number: 215 },
      },
    ],
  },
  awards: { nominated: '2019-02-02T12:00:00Z', voted: null },
  purchases: [
    {
      id: 31,
      title: 'Adult',
      amount: 21000,
      currency: 'eur',
      status: 'succeeded',
      created: '2019-03-01T11:41:57Z',
      error: null,
    },
    {
      id: 30,
      title: 'Bench',
      amount: 6000,
      currency: 'eur',
      status: 'failed',
      created: '2019-02-20T11:41:57Z',
      error: 'card_declined',
    },
  ],
  mails: [
    mail({ id: 73, kind: 'ballot_copy', due: '2019-03-01T12:30:00Z', sent: null, attempts: 0 }),
    mail({
      id: 72,
      kind: 'membership_set',
      sent: null,
      failed: '2019-03-01T12:10:00Z',
      error: '550 No such mailbox',
      attempts: 4,
    }),
    mail({}),
  ],
  log: LOG,
};
