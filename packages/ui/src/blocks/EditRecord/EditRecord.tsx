import { changedFields } from '@conkit/rules';
import { MemberForm, type MemberFormProps } from '../../components/MemberForm/MemberForm.tsx';
import { useMessages } from '../../words/provider.tsx';
import { actForPersonMessages } from '../../locales/en/ActForPerson.gen.ts';
import { editMemberMessages } from '../../locales/en/EditMember.gen.ts';
import { ActForPerson, type ActProps } from '../ActForPerson/ActForPerson.tsx';
import type { EditMemberProps } from '../EditMember/EditMember.tsx';
import { FieldConflicts, ResumedNotice } from '../EditMember/EditParts.tsx';

export interface EditRecordProps
  extends
    ActProps,
    Pick<
      EditMemberProps,
      'value' | 'original' | 'onChange' | 'conflicts' | 'onChoose' | 'refusals' | 'onStartOver'
    >,
    Pick<MemberFormProps, 'errors' | 'paperPubs' | 'badgeImage' | 'hasBadge'> {
  /** Called to save the changes. */
  onSave: () => void;
  /** Called when saving is tried while something is missing. */
  onRefused: () => void;
  /**
   * Whether the changes were restored from an earlier visit.
   *
   * @default false
   */
  isResumed?: boolean;
}

/**
 * The page where the crew edits a person's details: the members' own form, conflicting changes, the consequences and
 * the reason. Address and membership have pages of their own.
 *
 * @example
 * ```tsx
 * <EditRecord
 *   name="Aoife Byrne"
 *   operator="desk@example.com"
 *   value={typed}
 *   original={saved}
 *   onChange={setTyped}
 *   conflicts={[]}
 *   onChoose={choose}
 *   reason={reason}
 *   onReasonChange={setReason}
 *   refusals={0}
 *   onRefused={refuse}
 *   isSending={false}
 *   onSave={save}
 *   onCancel={back}
 *   onStartOver={() => setTyped(saved)}
 * />
 * ```
 */
export const EditRecord = (props: EditRecordProps) => {
  const { name, value, original, conflicts, refusals } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const edit = useMessages('EditMember', editMemberMessages);
  const hasChanges = Object.keys(changedFields(original, value)).length > 0;
  const isDecided = conflicts.every(({ choice }) => choice !== null);
  return (
    <ActForPerson
      {...props}
      title={words.edit({ name })}
      follows={[words.noMail({ name }), words.seesChange({ name })]}
      action={words.save}
      hasChanges={hasChanges}
      isReady={hasChanges && isDecided}
      problem={refusals > 0 && !hasChanges ? words.nothingChanged : props.problem}
      onAct={props.onSave}
    >
      {props.isResumed && <ResumedNotice onStartOver={props.onStartOver} words={edit} />}
      <FieldConflicts conflicts={conflicts} onChoose={props.onChoose} words={edit} />
      <MemberForm
        variant="existing"
        isAdmin
        hasFixedEmail
        hasBadge={props.hasBadge}
        value={value}
        original={original}
        onChange={props.onChange}
        isSubmitted={refusals > 0}
        errors={props.errors}
        paperPubs={props.paperPubs}
        badgeImage={props.badgeImage}
        messages={{ readOnlyEmailHint: () => words.emailElsewhere }}
      />
    </ActForPerson>
  );
};
