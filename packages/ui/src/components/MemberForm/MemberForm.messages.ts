import type { FieldProblem, PublicListing } from '@conkit/rules';
import type { BadgePreviewMessages } from '../BadgePreview/BadgePreview.messages.ts';
import type { PictureMessages } from '../../primitives/Picture/Picture.messages.ts';
import type { PaperPubsBlockMessages } from '../PaperPubsBlock/PaperPubsBlock.messages.ts';

export interface MemberFormMessages {
  /** Appended to the labels of required fields. */
  required: string;
  /** Beside the label of a field that differs from the saved record. */
  changed: string;
  legalName: string;
  legalNameHint: string;
  email: string;
  /** For a new member or day pass. */
  newEmailHint: string;
  /** When the address of an existing member cannot be edited here. */
  readOnlyEmailHint: string;
  badgeName: string;
  badgeSubtitle: string;
  badgeHint: string;
  previewBadge: string;
  badgeTitle: string;
  close: string;
  publicFirstName: string;
  publicLastName: string;
  publicNameHint: string;
  /** How the person will appear in the public list of members. */
  listing: (listing: PublicListing) => string;
  address: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  problem: (problem: FieldProblem) => string;
  badge?: Partial<BadgePreviewMessages>;
  picture?: Partial<PictureMessages>;
  paperPubs?: Partial<PaperPubsBlockMessages>;
}

export const memberFormMessages: MemberFormMessages = {
  required: 'required',
  changed: 'changed',
  legalName: 'Legal name',
  legalNameHint: 'As in your passport or identity card; it is not shown to other members.',
  email: 'Email',
  newEmailHint: 'Login links and receipts are sent to this address.',
  readOnlyEmailHint: 'To change the address, please write to registration.',
  badgeName: 'Badge name',
  badgeSubtitle: 'Badge subtitle',
  badgeHint: 'Two lines fit on the badge. Most letters of most languages print; emoji do not.',
  previewBadge: 'Preview',
  badgeTitle: 'Badge preview',
  close: 'Close',
  publicFirstName: 'Public first name',
  publicLastName: 'Public last name',
  publicNameHint:
    'For the public list of members. Leave both blank to stay off it; with two names, the second one sorts.',
  listing: (listing) =>
    listing.kind === 'notListed'
      ? 'Not in the public list of members.'
      : `Listed as ${listing.name}, sorted under ${listing.sortName}.`,
  address: 'Street address',
  city: 'City',
  state: 'State, county or province',
  postcode: 'Postcode',
  country: 'Country',
  problem: (problem) => {
    if (problem.kind === 'too_long') return `Please shorten it to ${problem.max} characters.`;
    if (problem.kind === 'not_an_email') return 'Write a whole address, like name@example.com.';
    return 'Please fill this in.';
  },
};
