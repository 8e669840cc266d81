import type { PersonFieldPath, PersonFields } from '@conkit/rules';
import type { MemberFormMessages } from './MemberForm.messages.ts';

export interface MemberFormProps {
  /** Whom the form is for. */
  variant: 'newMember' | 'existing' | 'daypass';
  /**
   * Whether the form asks what is printed on the badge.
   *
   * @default true, except for a day pass
   */
  hasBadge?: boolean;
  value: PersonFields;
  /** Called with the whole new record at every change. */
  onChange: (value: PersonFields) => void;
  /** The saved record of an existing person; what differs from it is styled as changed. */
  original?: PersonFields;
  /**
   * The one who edits is an administrator of members.
   *
   * @default false
   */
  isAdmin?: boolean;
  /**
   * Sending was tried: every problem is shown, not only those of the fields already left.
   *
   * @default false
   */
  isSubmitted?: boolean;
  /** Problems found elsewhere, in words, by field; they win over the form's own. */
  errors?: Partial<Record<PersonFieldPath, string>>;
  /** Paper publications, if they are offered: whether they must be paid for, and their price in cents. */
  paperPubs?: { isPaid: boolean; cents: number | null };
  /** The address of the server's picture of a badge; without it the preview is drawn here. */
  badgeImage?: (badge: BadgeText) => string;
  /** The address to write to about what cannot be changed here. */
  registration?: string;
  messages?: Partial<MemberFormMessages>;
}

/** What is printed on a badge. */
export interface BadgeText {
  name: string;
  subtitle: string;
}
