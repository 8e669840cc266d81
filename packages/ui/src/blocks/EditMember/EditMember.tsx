import { changedFields, type EditTitle, type PersonField, type PersonFields } from '@conkit/rules';
import { type ReactNode, useId, useState } from 'react';
import { MemberForm, type MemberFormProps } from '../../components/MemberForm/MemberForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { type ElementProps, elementProps } from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import { type EditMemberMessages, editMemberMessages } from '../../locales/en/EditMember.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { LinkRequest } from '../SignIn/SignIn.tsx';
import * as css from './EditMember.css.ts';
import {
  FieldConflicts,
  LeaveQuestion,
  type MemberConflict,
  ResumedNotice,
  useFocusOnRefusal,
} from './EditParts.tsx';

/** Why the changes were not saved. */
export type EditTrouble =
  /** The server refused them; `problem` contains the reason. */
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
  /** Called to close the dialog and discard unsaved changes, after the user confirmed it. */
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
  messages?: SomeMessages<EditMemberMessages>;
}

const formatTitle = (title: EditTitle, words: EditMemberMessages) => {
  if (title.kind === 'daypass') return words.editDaypass({ label: title.label });
  return title.kind === 'nonMember'
    ? words.editNonMember
    : words.editMember({ number: title.number });
};

/**
 * The dialog that edits a person's details: the form, conflicting changes, why saving failed, and the question before
 * changes are discarded. Import it lazily.
 *
 * @example
 * ```tsx
 * <EditMember
 *   title={{ kind: 'member', number: 214 }}
 *   value={typed}
 *   original={saved}
 *   onChange={setTyped}
 *   conflicts={[]}
 *   onChoose={choose}
 *   refusals={0}
 *   isSending={false}
 *   onSave={save}
 *   onClose={close}
 *   onStartOver={() => setTyped(saved)}
 * />
 * ```
 */
export const EditMember = (props: EditMemberProps) => {
  const { title, value, original, conflicts, refusals, isSending, onClose } = props;
  const words = useMessages('EditMember', editMemberMessages, props.messages);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const form = useFocusOnRefusal(refusals);

  const hasChanges = Object.keys(changedFields(original, value)).length > 0;
  const isDecided = conflicts.every(({ choice }) => choice !== null);
  const close = () => {
    if (isSending) return;
    if (hasChanges) setLeaving(true);
    else onClose();
  };
  const stay = () => {
    setLeaving(false);
    form.current?.querySelector<HTMLElement>('[data-changed]')?.focus();
  };
  // The problem is next to the pressed button, which is visible at every scroll position.
  const buttons = (
    <>
      {props.trouble && <SaveProblem trouble={props.trouble} words={words} />}
      <Button onPress={close} isDisabled={isSending}>
        {words.cancel}
      </Button>
      <Button
        tone="primary"
        type="submit"
        form={formId}
        isDisabled={!isSending && !(hasChanges && isDecided)}
        isPending={isSending}
      >
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog
      {...elementProps(props)}
      isOpen
      size="wide"
      title={formatTitle(title, words)}
      onOpenChange={close}
      actions={
        isLeaving ? <LeaveQuestion onStay={stay} onDiscard={onClose} words={words} /> : buttons
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={css.form}
        aria-busy={isSending}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its fields cannot be reached meanwhile, and it is longer than the dialog
        tabIndex={isSending ? 0 : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave();
        }}
      >
        {props.isResumed && <ResumedNotice onStartOver={props.onStartOver} words={words} />}
        <FieldConflicts conflicts={conflicts} onChoose={props.onChoose} words={words} />
        <fieldset disabled={isSending} className={css.form}>
          <MemberForm
            variant="existing"
            hasBadge={props.hasBadge !== false && title.kind !== 'daypass'}
            isAdmin={props.isAdmin}
            value={value}
            original={original}
            onChange={props.onChange}
            isSubmitted={refusals > 0}
            errors={props.errors}
            paperPubs={props.paperPubs}
            badgeImage={props.badgeImage}
            registration={props.registration}
          />
        </fieldset>
        {props.log}
      </form>
    </Dialog>
  );
};

interface SaveProblemProps {
  trouble: EditTrouble;
  words: EditMemberMessages;
}

/** Why the changes were not saved, and what to do next. */
const SaveProblem = ({ trouble, words }: SaveProblemProps) => (
  <div className={css.trouble}>
    {trouble.kind === 'signedOut' ? (
      <SignInAgain {...trouble} words={words} />
    ) : (
      <Notice
        tone="danger"
        role="alert"
        title={trouble.kind === 'signedOutUnkept' ? words.signedOut : undefined}
      >
        {trouble.kind === 'signedOutUnkept' ? words.signedOutUnkept : trouble.problem}
      </Notice>
    )}
  </div>
);

type SignInAgainProps = Extract<EditTrouble, { kind: 'signedOut' }> & {
  words: EditMemberMessages;
};

/** Offers a login link, which restores the session in this tab or another one. The changes are kept. */
const SignInAgain = ({ request, onRequest, words }: SignInAgainProps) => (
  <Notice
    tone="warning"
    role="alert"
    title={words.signedOut}
    action={
      request.kind === 'sent' ? undefined : (
        <Button isPending={request.kind === 'sending'} onPress={onRequest}>
          {words.sendLink}
        </Button>
      )
    }
  >
    <p>
      {request.kind === 'sent' ? words.linkSent({ email: request.email }) : words.signedOutKept}
    </p>
    {request.kind === 'failed' && <p>{request.problem}</p>}
  </Notice>
);
