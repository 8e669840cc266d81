import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import { editTitle, isMemberAdmin, membershipPricesOf } from '@conkit/rules';
import { Button, Dialog, MemberForm, Notice } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { badgeUrl } from '../../api/documents.ts';
import { useMemberFormMessages } from '../../i18n/messages/memberForm.ts';
import { EditConflicts } from './EditConflicts.tsx';
import { EditTrouble } from './EditTrouble.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useEditRefusals } from './useEditRefusals.ts';
import { usePersonEdit } from './usePersonEdit.ts';
import * as styles from './EditDialog.css.ts';

interface EditDialogProps {
  config: Config;
  user: User;
  data: PurchaseData;
  person: Person;
  onClose: () => void;
}

/** Edits the details of one person. Loaded when it is first opened. */
export default function EditDialog({ config, user, data, person, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const title = editTitle(person, config.membershipTypes);
  const isDaypass = title.kind === 'daypass';
  const { registration } = config.contact;
  const messages = {
    ...useMemberFormMessages(isDaypass ? 'daypass' : 'member'),
    readOnlyEmailHint: t`To change the address, write to ${registration}.`,
  };
  const editing = usePersonEdit(person, user, onClose);
  const refusals = useEditRefusals(editing.error);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (editing.refusals === 0) return;
    form.current
      ?.querySelector<HTMLElement>('[data-conflicts] input, [aria-invalid="true"]')
      ?.focus();
  }, [editing.refusals]);

  const titleText = () => {
    if (title.kind === 'daypass') return t`Edit ${title.label} day pass holder`;
    if (title.kind === 'nonMember') return t`Edit non-member`;
    return title.number === null ? t`Edit member` : t`Edit member #${title.number}`;
  };
  const close = () => {
    if (editing.isSent) return;
    if (editing.hasChanges) setLeaving(true);
    else editing.discard();
  };
  const stay = () => {
    setLeaving(false);
    form.current?.querySelector<HTMLElement>('[data-changed]')?.focus();
  };
  const paperPubs = {
    isPaid: config.paid_paper_pubs,
    cents: membershipPricesOf(data, config.paid_paper_pubs).paperPubs ?? null,
  };
  // Beside the button that was pressed, which is in sight wherever the form is scrolled to.
  const buttons = (
    <>
      <EditTrouble
        error={editing.error}
        isSignedOut={editing.isSignedOut}
        email={user.email}
        personId={person.id}
      />
      <Button onPress={close} isDisabled={editing.isSent}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        tone="primary"
        type="submit"
        form={formId}
        isDisabled={!editing.canSave && !editing.isSent}
        isPending={editing.isSent}
      >
        <Trans>Save</Trans>
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="wide"
      title={titleText()}
      onOpenChange={close}
      actions={isLeaving ? <LeaveQuestion onStay={stay} onDiscard={editing.discard} /> : buttons}
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          editing.submit();
        }}
      >
        {editing.isResumed && (
          <Notice
            action={
              <Button tone="quiet" onPress={editing.startOver}>
                <Trans>Start over</Trans>
              </Button>
            }
          >
            <Trans>These changes are from before and were not saved.</Trans>
          </Notice>
        )}
        <EditConflicts edit={editing.edit} messages={messages} onChoose={editing.choose} />
        <fieldset disabled={editing.isSent} className={styles.form}>
          <MemberForm
            variant="existing"
            hasBadge={!isDaypass}
            isAdmin={isMemberAdmin(user.roles)}
            value={editing.edit.value}
            original={editing.original}
            onChange={editing.type}
            isSubmitted={editing.isSubmitted}
            errors={refusals}
            paperPubs={data['paper_pubs'] && paperPubs}
            badgeImage={(badge) => badgeUrl(person.id, badge)}
            messages={messages}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}
