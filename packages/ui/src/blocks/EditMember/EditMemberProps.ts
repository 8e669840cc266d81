import type { EditTitle, PersonField, PersonFields } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { MemberFormProps } from '../../components/MemberForm/MemberForm.tsx';
import type { LinkRequest } from '../SignIn/linkRequest.ts';
import type { EditMemberMessages } from './EditMember.messages.ts';
import type { ElementProps } from '../../primitives/element/elementProps.ts';

/** A field that somebody else changed too. */
export interface MemberConflict {
  readonly field: PersonField;
  readonly mine: PersonFields[PersonField];
  readonly theirs: PersonFields[PersonField];
  /** Whose is kept; null until that is decided. */
  readonly choice: 'mine' | 'theirs' | null;
}

/** Why the changes were not saved. */
export type EditTrouble =
  /** `problem` says it in words. */
  | { readonly kind: 'refused'; readonly problem: ReactNode }
  /** The account was signed out, and this browser cannot keep what is typed. */
  | { readonly kind: 'signedOutUnkept' }
  /** The account was signed out; a login link, asked for here, brings it back. */
  | { readonly kind: 'signedOut'; readonly request: LinkRequest; readonly onRequest: () => void };

export interface EditMemberProps
  extends
    ElementProps,
    Pick<
      MemberFormProps,
      | 'value'
      | 'onChange'
      | 'errors'
      | 'isAdmin'
      | 'hasBadge'
      | 'paperPubs'
      | 'badgeImage'
      | 'registration'
    > {
  /** Who is edited, as `editTitle` of the rules tells it. */
  title: EditTitle;
  /** The record as it is saved. */
  original: PersonFields;
  /** What somebody else changed too, each with the choice between both versions. */
  conflicts: readonly MemberConflict[];
  onChoose: (field: PersonField, choice: 'mine' | 'theirs') => void;
  trouble?: EditTrouble;
  /** How often saving was refused, here or by a server: each time the first wrong field gets the focus. */
  refusals: number;
  /** The changes are on their way. */
  isSending: boolean;
  onSave: () => void;
  /** Closes it; what is typed and not saved is given up, which somebody with changes was asked about. */
  onClose: () => void;
  /**
   * The changes are from an earlier visit.
   *
   * @default false
   */
  isResumed?: boolean;
  /** Goes back to what is saved. */
  onStartOver: () => void;
  /** Below the fields: what was changed of the record before. */
  log?: ReactNode;
  messages?: Partial<EditMemberMessages>;
}
