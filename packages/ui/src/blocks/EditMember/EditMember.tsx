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
export type EditProblem =
  /** The server refused them; `errorMessage` contains the reason. */
  | { readonly kind: 'refused'; readonly errorMessage: ReactNode }
  /** The account was signed out, and this browser cannot store the changes. */
  | { readonly kind: 'signedOutUnkept' }
  /** The account was signed out. A login link, requested here, restores the session. */
  | {
      readonly kind: 'signedOut';
      readonly request: LinkRequest;
      readonly onRequestLink: () => void;
    };

export interface EditMemberProps
  extends
    ElementProps,
    Pick<
      MemberFormProps,
      | 'value'
      | 'onChange'
      | 'validationErrors'
      | 'isAdmin'
      | 'hasBadge'
      | 'paperPubs'
      | 'getBadgeImage'
      | 'badgeTemplate'
      | 'registrationEmail'
    > {
  /** The dialog's title, as `editTitle` of the rules returns it. */
  title: EditTitle;
  /** The record as last saved. */
  savedValue: PersonFields;
  /** The fields that were changed elsewhere too, each with the choice between both versions. */
  conflicts: readonly MemberConflict[];
  /** Called with a field and the version of it to keep. */
  onResolveConflict: (field: PersonField, choice: 'mine' | 'theirs') => void;
  /** Why the changes were not saved. */
  problem?: EditProblem;
  /** How many times saving was refused, here or by the server. Each time the first invalid field gets the focus. */
  failedAttempts: number;
  /** Whether the changes are being saved. */
  isPending: boolean;
  /** Called to save the changes. */
  onSave: () => void;
  /** Called to close the dialog and discard unsaved changes, after the user confirmed it. */
  onClose: () => void;
  /**
   * Whether the changes were restored from an earlier visit.
   *
   * @default false
   */
  isRestored?: boolean;
  /** Called to go back to the saved record. */
  onStartOver: () => void;
  /** The change log of the record, below the fields. */
  log?: ReactNode;
  /** Replaces single texts. */
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
 *   savedValue={saved}
 *   onChange={setTyped}
 *   conflicts={[]}
 *   onResolveConflict={choose}
 *   failedAttempts={0}
 *   isPending={false}
 *   onSave={save}
 *   onClose={close}
 *   onStartOver={() => setTyped(saved)}
 * />
 * ```
 */
export const EditMember = (props: EditMemberProps) => {
  const { title, value, savedValue, conflicts, failedAttempts, isPending, onClose } = props;
  const words = useMessages('EditMember', editMemberMessages, props.messages);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const form = useFocusOnRefusal(failedAttempts);

  const hasChanges = Object.keys(changedFields(savedValue, value)).length > 0;
  const isDecided = conflicts.every(({ choice }) => choice !== null);
  const close = () => {
    if (isPending) return;
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
      {props.problem && <SaveProblem problem={props.problem} words={words} />}
      <Button onPress={close} isDisabled={isPending}>
        {words.cancel}
      </Button>
      <Button
        tone="primary"
        type="submit"
        form={formId}
        isDisabled={!isPending && !(hasChanges && isDecided)}
        isPending={isPending}
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
        aria-busy={isPending}
        // While saving, the fields are disabled. Only a form with a tab stop can then be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={isPending ? 0 : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave();
        }}
      >
        {props.isRestored && <ResumedNotice onStartOver={props.onStartOver} words={words} />}
        <FieldConflicts
          conflicts={conflicts}
          onResolveConflict={props.onResolveConflict}
          words={words}
        />
        <fieldset disabled={isPending} className={css.form}>
          <MemberForm
            variant="existing"
            hasBadge={props.hasBadge !== false && title.kind !== 'daypass'}
            isAdmin={props.isAdmin}
            value={value}
            savedValue={savedValue}
            onChange={props.onChange}
            isSubmitted={failedAttempts > 0}
            validationErrors={props.validationErrors}
            paperPubs={props.paperPubs}
            badgeTemplate={props.badgeTemplate}
            getBadgeImage={props.getBadgeImage}
            registrationEmail={props.registrationEmail}
          />
        </fieldset>
        {props.log}
      </form>
    </Dialog>
  );
};

interface SaveProblemProps {
  problem: EditProblem;
  words: EditMemberMessages;
}

/** Why the changes were not saved, and what to do next. */
const SaveProblem = ({ problem, words }: SaveProblemProps) => (
  <div className={css.trouble}>
    {problem.kind === 'signedOut' ? (
      <SignInAgain {...problem} words={words} />
    ) : (
      <Notice
        tone="danger"
        role="alert"
        title={problem.kind === 'signedOutUnkept' ? words.signedOut : undefined}
      >
        {problem.kind === 'signedOutUnkept' ? words.signedOutUnkept : problem.errorMessage}
      </Notice>
    )}
  </div>
);

type SignInAgainProps = Extract<EditProblem, { kind: 'signedOut' }> & {
  words: EditMemberMessages;
};

/** Offers a login link, which restores the session in this tab or another one. The changes are kept. */
const SignInAgain = ({ request, onRequestLink, words }: SignInAgainProps) => (
  <Notice
    tone="warning"
    role="alert"
    title={words.signedOut}
    action={
      request.kind === 'sent' ? undefined : (
        <Button isPending={request.kind === 'sending'} onPress={() => onRequestLink()}>
          {words.sendLink}
        </Button>
      )
    }
  >
    <p>
      {request.kind === 'sent' ? words.linkSent({ email: request.email }) : words.signedOutKept}
    </p>
    {request.kind === 'failed' && <p>{request.errorMessage}</p>}
  </Notice>
);
