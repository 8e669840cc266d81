import { changedFields, type EditTitle } from '@conkit/rules';
import { useId, useState } from 'react';
import { MemberForm } from '../../components/MemberForm/MemberForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './EditMember.css.ts';
import { editMemberMessages, type EditMemberMessages } from './EditMember.messages.ts';
import type { EditMemberProps } from './EditMemberProps.ts';
import { FieldConflicts } from './FieldConflicts.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { ResumedNotice } from './ResumedNotice.tsx';
import { Trouble } from './Trouble.tsx';
import { useWrongField } from './useWrongField.ts';
import { elementProps } from '../../primitives/element/elementProps.ts';

const titleText = (title: EditTitle, words: EditMemberMessages) => {
  if (title.kind === 'daypass') return words.editDaypass(title.label);
  return title.kind === 'nonMember' ? words.editNonMember : words.editMember(title.number);
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
  const form = useWrongField(refusals);

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
  // Next to the pressed button, which is visible wherever the form is scrolled to.
  const buttons = (
    <>
      {props.trouble && <Trouble trouble={props.trouble} words={words} />}
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
      title={titleText(title, words)}
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
