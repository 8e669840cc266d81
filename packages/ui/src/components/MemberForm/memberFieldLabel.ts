import type { PersonFieldPath } from '@conkit/rules';
import { paperPubsBlockMessages } from '../PaperPubsBlock/PaperPubsBlock.messages.ts';
import type { MemberFormMessages } from './MemberForm.messages.ts';

/** What a field of the member form is called, in the form's own words. */
export function memberFieldLabel(field: PersonFieldPath, messages: MemberFormMessages): string {
  const paperPubs = { ...paperPubsBlockMessages, ...messages.paperPubs };
  const labels: Record<PersonFieldPath, string> = {
    legal_name: messages.legalName,
    email: messages.email,
    badge_name: messages.badgeName,
    badge_subtitle: messages.badgeSubtitle,
    public_first_name: messages.publicFirstName,
    public_last_name: messages.publicLastName,
    address: messages.address,
    city: messages.city,
    state: messages.state,
    postcode: messages.postcode,
    country: messages.country,
    paper_pubs: paperPubs.label(null),
    'paper_pubs.name': paperPubs.name,
    'paper_pubs.address': paperPubs.address,
    'paper_pubs.country': paperPubs.country,
  };
  return labels[field];
}
