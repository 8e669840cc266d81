import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import { createMembershipPrices, editTitle, hasBadge } from '@conkit/rules';
import { Button, EditMember, RecordLog, Retryable, Skeleton, type EditProblem } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetPeople } from '../../api/accountPeople.ts';
import { badgeUrl } from '../../api/documents.ts';
import { personLogQuery, updatePersonMutation } from '../../api/people.ts';
import { ApiError } from '../../api/problem.ts';
import { FormLocale } from '../../i18n/FormLocale.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { openEdit } from '../../people/personEdit.ts';
import { usePersonEdit } from '../../people/usePersonEdit.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { useLinkRequest } from './useLinkRequest.ts';
import { toLoggedChange } from '../../people/loggedChange.ts';

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
    amount: createMembershipPrices(data, config.paid_paper_pubs).paperPubs ?? null,
  };
  return (
    <FormLocale locale={title.kind === 'daypass' ? 'daypass' : 'member'}>
      <EditMember
        title={title}
        {...form}
        problem={trouble}
        onClose={discard}
        hasBadge={config.parts.badge && hasBadge(person, config.membershipTypes)}
        paperPubs={config.parts.paper_pubs ? paperPubs : undefined}
        getBadgeImage={(badge) => badgeUrl(person.id, badge)}
        badgeTemplate={config.badge}
        registrationEmail={config.contact.registration}
        log={<OwnLog config={config} personId={person.id} />}
      />
    </FormLocale>
  );
}

/** Manages the edit of a person on the account, from opening it until the server has saved it. */
function useOwnEdit(person: Person, { email }: User, onClose: () => void) {
  const { api, config, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { mutateAsync: update } = useMutation(updatePersonMutation(api, person.id));
  return usePersonEdit({
    person,
    update,
    openKept: () => openEdit(config.id, person.id, email),
    path: `/?edit=${person.id}`,
    refresh: async () => {
      await forgetPeople(queryClient);
      await router.invalidate();
    },
    onClose,
  });
}

interface Failure {
  error: unknown;
  /** Whether the account was signed out elsewhere and the changes are on this page only. */
  isSignedOut: boolean;
  /** The email of the account that was signed in. */
  email: string;
  personId: number;
}

/** Returns why a person's changes weren't saved, or undefined if there is nothing to show. */
function useEditTrouble(failure: Failure): EditProblem | undefined {
  const { error, isSignedOut, email, personId } = failure;
  const problemText = useProblemText();
  const { request, ask } = useLinkRequest();
  /** The failure after which a link was requested. A later failure needs a new link. */
  const [asked, setAsked] = useState<unknown>();
  if (isSignedOut) return { kind: 'signedOutUnkept' };
  if (error === null) return undefined;
  const code = error instanceof ApiError ? error.code : undefined;
  // The form shows both versions to choose from, so no message is needed.
  if (code === 'stale_person') return undefined;
  if (code !== 'unauthorized') return { kind: 'refused', errorMessage: problemText(error) };
  return {
    kind: 'signedOut',
    request: asked === error ? request : { kind: 'none' },
    onRequestLink: () => {
      setAsked(error);
      ask({ email, path: `/?edit=${personId}` });
    },
  };
}

/** The log of changes to a person of the account, loaded when the owner opens it. */
function OwnLog({ config, personId }: { config: Config; personId: number }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...personLogQuery(api, personId), enabled: isOpen });
  if (!isOpen) {
    return (
      <Button tone="quiet" onPress={() => setOpen(true)}>
        <Trans>Show what was changed, who changed it and why</Trans>
      </Button>
    );
  }
  return (
    <section aria-labelledby="own-log">
      <h3 id="own-log" tabIndex={-1} ref={(heading) => heading?.focus()}>
        <Trans>What was changed, who changed it and why</Trans>
      </h3>
      <Retryable errorMessage={error && problemText(error)} onRetry={() => void refetch()}>
        {data ? (
          <RecordLog
            log={data.map(toLoggedChange)}
            getMembershipLabel={(key) => membershipLabel(config.membershipTypes, key, language)}
          />
        ) : (
          <Skeleton label={t`Loading`} shapes={['text', 'text']} />
        )}
      </Retryable>
    </section>
  );
}
