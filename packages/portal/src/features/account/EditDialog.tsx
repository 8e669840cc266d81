import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import { editTitle, membershipPricesOf } from '@conkit/rules';
import { EditMember } from '@conkit/ui';
import { badgeUrl } from '../../api/documents.ts';
import { FormLocale } from '../../i18n/FormLocale.tsx';
import { OwnLog } from './OwnLog.tsx';
import { useEditTrouble } from './useEditTrouble.ts';
import { useOwnEdit } from './useOwnEdit.ts';

interface EditDialogProps {
  config: Config;
  user: User;
  data: PurchaseData;
  person: Person;
  onClose: () => void;
}

/**
 * Edits the details of one person of the account. Administrators get the same form here, since they can't
 * move people of their own account. Loaded on demand.
 */
export default function EditDialog({ config, user, data, person, onClose }: EditDialogProps) {
  const title = editTitle(person, config.membershipTypes);
  const { form, error, isSignedOut, discard } = useOwnEdit(person, user, onClose);
  const trouble = useEditTrouble({ error, isSignedOut, email: user.email, personId: person.id });
  const paperPubs = {
    isPaid: config.paid_paper_pubs,
    amount: membershipPricesOf(data, config.paid_paper_pubs).paperPubs ?? null,
  };
  return (
    <FormLocale locale={title.kind === 'daypass' ? 'daypass' : 'member'}>
      <EditMember
        title={title}
        {...form}
        trouble={trouble}
        onClose={discard}
        hasBadge={config.parts.badge}
        paperPubs={config.parts.paper_pubs ? paperPubs : undefined}
        badgeImage={(badge) => badgeUrl(person.id, badge)}
        registration={config.contact.registration}
        log={<OwnLog config={config} personId={person.id} />}
      />
    </FormLocale>
  );
}
