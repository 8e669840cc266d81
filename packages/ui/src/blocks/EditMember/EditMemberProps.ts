import type { EditTitle, PersonField, PersonFields } from '@conkit/rules';
import type { ReactNode } from 'react';
import type { MemberFormProps } from '../../components/MemberForm/MemberForm.tsx';
import type { LinkRequest } from '../SignIn/linkRequest.ts';
import type { EditMemberMessages } from './EditMember.messages.ts';
import type { ElementProps } from '../../primitives/element/elementProps.ts';

/** A field that was changed elsewhere too. */
export interface MemberConflict {
  readonly field: PersonField;
  readonly mine: PersonFields[PersonField];
  readonly theirs: PersonFields[PersonField];
  /** Which version to keep; null until that is decided. */
  readonly choice: 'mine' | 'theirs' | null;
}

/** Why the changes were not saved. */
export type EditTrouble =
  /** The server refused them; `problem` says why. */
  | { readonly kind: 'refused'; readonly problem: ReactNode }
  /** The account was signed out, and this browser cannot store the changes. */
  | { readonly kind: 'signedOutUnkept' }
  /** The account was signed out. A login link, requested here, restores the session. */
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
  /** The dialog's title, as `editTitle` of the rules returns it. */
  title: EditTitle;
  /** The record as last saved. */
  original: PersonFields;
  /** The fields that were changed elsewhere too, each with the choice between both versions. */
  conflicts: readonly MemberConflict[];
  onChoose: (field: PersonField, choice: 'mine' | 'theirs') => void;
  trouble?: EditTrouble;
  /** How many times saving was refused, here or by the server. Each time the first invalid field gets the focus. */
  refusals: number;
  /** Whether the changes are being saved. */
  isSending: boolean;
  onSave: () => void;
  /** Called to close the dialog and discard unsaved changes, after the question about them. */
  onClose: () => void;
  /**
   * Whether the changes were restored from an earlier visit.
   *
   * @default false
   */
  isResumed?: boolean;
  /** Called to go back to the saved record. */
  onStartOver: () => void;
  /** The change log of the record, below the fields. */
  log?: ReactNode;
  messages?: Partial<EditMemberMessages>;
}
