import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import { editTitle, isMemberAdmin, membershipPricesOf } from '@conkit/rules';
import { EditMember } from '@conkit/ui';
import { badgeUrl } from '../../api/documents.ts';
import { FormLocale } from '../../i18n/FormLocale.tsx';
import { useEditRefusals } from '../../people/useEditRefusals.ts';
import { useEditTrouble } from './useEditTrouble.ts';
import { usePersonEdit } from '../../people/usePersonEdit.ts';

interface EditDialogProps {
  config: Config;
  user: User;
  data: PurchaseData;
  person: Person;
  onClose: () => void;
}

/** Edits the details of one person. Loaded when it is first opened. */
export default function EditDialog({ config, user, data, person, onClose }: EditDialogProps) {
  const title = editTitle(person, config.membershipTypes);
  const editing = usePersonEdit(person, user, onClose);
  const { edit, error, isSignedOut } = editing;
  const trouble = useEditTrouble({ error, isSignedOut, email: user.email, personId: person.id });
  const paperPubs = {
    isPaid: config.paid_paper_pubs,
    cents: membershipPricesOf(data, config.paid_paper_pubs).paperPubs ?? null,
  };
  return (
    <FormLocale locale={title.kind === 'daypass' ? 'daypass' : 'member'}>
      <EditMember
        title={title}
        value={edit.value}
        original={editing.original}
        onChange={editing.type}
        conflicts={edit.conflicts.map(({ field, mine, choice }) => ({
          field,
          mine,
          theirs: edit.record[field],
          choice,
        }))}
        onChoose={editing.choose}
        errors={useEditRefusals(error)}
        trouble={trouble}
        refusals={editing.refusals}
        isSending={editing.isSent}
        onSave={editing.submit}
        onClose={editing.discard}
        isResumed={editing.isResumed}
        onStartOver={editing.startOver}
        isAdmin={isMemberAdmin(user.roles)}
        hasBadge={config.parts.badge}
        paperPubs={config.parts.paper_pubs ? paperPubs : undefined}
        badgeImage={(badge) => badgeUrl(person.id, badge)}
        registration={config.contact.registration}
      />
    </FormLocale>
  );
}
