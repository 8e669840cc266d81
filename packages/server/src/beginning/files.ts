import { currencyDecimals } from '@conkit/rules';
import type { Answers } from './answers.ts';
import { moment } from './dates.ts';
import { begun, inLanguages, quoted } from './words.ts';

/** The files of a new convention's folder, by their names. */
export function filesOf(answers: Answers): Readonly<Record<string, string>> {
  return {
    'convention.yaml': convention(answers),
    'memberships.yaml': memberships(answers),
    'purchases.yaml': purchases(answers),
    ...(answers.award !== undefined && { 'awards.yaml': awards(answers, answers.award) }),
    'people.yaml': people(answers),
  };
}

const say =
  ({ languages }: Answers) =>
  (name: keyof typeof begun): string =>
    inLanguages(begun[name], languages);

/** The name of the convention without its year, which the button that pays says behind it. */
const eventOf = ({ name, firstDay }: Answers): string =>
  name.replace(firstDay.slice(0, 4), '').trim() || name;

function convention(answers: Answers): string {
  const { id, name, firstDay, lastDay, zone, currency, languages, email } = answers;
  const words = say(answers);
  return `# ${name.replaceAll(/\s+/g, ' ')}. The files of this folder make up one document: docs/configuration.md says what may
# stand there, and \`npm run check-config -- <this folder>\` what is wrong with it.

# Names the session cookie and the data: keep it.
id: ${id}
# What page titles begin with.
name: ${quoted(name)}
# On the button that pays, as "Pay 50 · ${eventOf(answers)} ${firstDay.slice(0, 4)}".
event: { name: ${quoted(eventOf(answers))}, year: ${firstDay.slice(0, 4)} }
# Words in a language that is missing are said in English.
languages: [${languages.join(', ')}]
currency: ${currency}

# A demonstration: the people of people.yaml, and its mails at /dev/mail. Say false before anybody real joins.
demo: true
payments:
  # Charges nobody. For real cards say stripe, and see docs/payments.md.
  adapter: sandbox

contacts:
  registration: ${email}
mail:
  sender_name: ${quoted(name)}

# Seconds until a message hides by itself.
message_auto_hide_seconds: 8

login:
  # Days that a mailed link and a session work.
  key_days: 30
  session_days: 30
  expected_minutes: 15
  # What to know before asking for a link.
  help:
    - ${words('help')}
    - ${words('helpMail')}

dates:
  # The zone in which deadlines are announced.
  deadline_zone: ${zone}
  convention:
    first_day: ${firstDay}
    last_day: ${lastDay}
    zone: ${zone}
`;
}

/** A price for each day of the convention, of the first two weeks at most. */
function dayPrices({ firstDay, lastDay }: Answers, price: number): string {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1;
  const prices = Array.from({ length: Math.min(days, 14) }, (_, at) => `day${at + 1}: ${price}`);
  return `{ ${prices.join(', ')} }`;
}

function memberships(answers: Answers): string {
  const { award, hasDayPasses, currency } = answers;
  const words = say(answers);
  const voter = award === undefined ? '' : '\n    hugo_nominator: true\n    wsfs_member: true';
  const passes = hasDayPasses ? '\n    daypass_available: true' : '';
  const unit = 10 ** currencyDecimals(currency);
  return `# Membership types, and what their holders may do: \`badge\` gets a badge, \`member\` is a member, \`allow_lookup\` is
# found by others who pay for something${award === undefined ? '' : ', `hugo_nominator` nominates, `wsfs_member` votes'}.
membership_types:
  Adult:
    label: ${words('adult')}
    badge: true
    member: true${voter}${passes}
    allow_lookup: true
  Child:
    label: ${words('child')}
    description: ${words('childText')}
    badge: true
    member: true
  Supporter:
    label: ${words('supporter')}
    member: true${voter}
    allow_lookup: true

membership_groups:
  # The cards of the page that sells new memberships.
  cards:
    attend:
      title: ${words('attend')}
      text: ${words('attendText')}
      types: [Adult, Child]
    support:
      title: ${words('support')}
      text: ${words('supportText')}
      types: [Supporter]
  # An account is not called by the names of its children.
  child: [Child]
  # What a membership can be turned into, for the difference.
  upgrade: [Adult]
${
  hasDayPasses
    ? `
# Day passes are for the days of the convention; day1 is the first, and a day without a price is not sold.
enable_daypass: true
daypass:
  prices:
    Adult: ${dayPrices(answers, 20 * unit)}
`
    : ''
}`;
}

function purchases(answers: Answers): string {
  const words = say(answers);
  const unit = 10 ** currencyDecimals(answers.currency);
  return `# What can be bought. Amounts are whole numbers of the currency's smallest unit, without a point.
purchase_categories:
  new_member:
    label: ${words('newMembership')}
    allow_create_account: true
    # What other clients of the API ask a buyer for; the portal's form has it all.
    shape:
      - { key: membership, type: string, label: ${words('membershipType')} }
      - { key: legal_name, type: string, required: true, label: ${words('legalName')} }
      - { key: email, type: string, required: true, label: ${words('email')} }
    types:
      - { key: Adult, amount: ${60 * unit}, label: ${words('adult')} }
      - { key: Child, amount: ${20 * unit}, label: ${words('child')} }
      - { key: Supporter, amount: ${30 * unit}, label: ${words('supporter')} }

  upgrade:
    label: ${words('upgrade')}
    shape:
      - { key: membership, type: string, label: ${words('membershipType')} }
    types:
      # The difference between two memberships.
      - { key: upgrade, label: ${words('upgrade')} }
${
  answers.hasDayPasses
    ? `
  daypass:
    label: ${words('daypass')}
    allow_create_account: true
    # The days come first, by themselves.
    shape:
      - { key: legal_name, type: string, required: true, label: ${words('legalName')} }
      - { key: email, type: string, required: true, label: ${words('email')} }
    types:
      - { key: daypass-Adult, label: ${words('daypass')} }
`
    : ''
}`;
}

function awards(answers: Answers, award: string): string {
  const { firstDay, lastDay, zone } = answers;
  const words = say(answers);
  const at = (days: number, time: string) => moment(firstDay, days, time, zone);
  const year = Number(firstDay.slice(0, 4));
  return `# What members nominate and vote for. Finalists are told when voting opens, and not before.
awards:
  main:
    name: { en: ${quoted(award)} }
    year: ${year}
    works_of: ${year - 1}
    # The last minute that is still open.
    nominations: { opens: '${at(-240, '00:00')}', closes: '${at(-150, '23:59')}' }
    voting: { opens: '${at(-120, '00:00')}', closes: '${at(-30, '23:59')}' }
    ceremony: ${lastDay}
    # Without this line nobody can vote for giving no award.
    no_award: ${words('noAward')}

# A category is in one award; its key stays when anybody has nominated.
award_categories:
  - key: Story
    award: main
    title: ${words('category')}
    fields:
      - { key: title, label: ${words('title')} }
      - { key: author, label: ${words('author')} }

# When the nominations are counted: in ballot order, with ids that are never given to another work.
# finalists:
#   Story:
#     - { id: 1, title: 'The Example', subtitle: 'by Somebody' }
`;
}

function people({ email }: Answers): string {
  return `# Whom a demonstration begins with. This one administers members: sign in with the address.
people:
  - legal_name: Example Administrator
    membership: Adult
    member_number: 1
    email: ${email}
    roles: [member_admin]
`;
}
