import type { Config, PurchaseData, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import type { AwardPageName, NextStep } from '@conkit/rules';
import {
  MemberHome,
  NowProvider,
  type HomePerson,
  type HomeStatus,
  type MorePeople,
} from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { ApiError, unwrap } from '../../api/problem.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LazyDialog } from '../../shell/LazyDialog.tsx';
import { useMessages } from '../../shell/messages.tsx';
import { useAccountPerson } from '../../shell/ownPeople.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { getActionHref, listHomeAwardPages } from './homePeople.ts';
import { useLinkRequest } from './useLinkRequest.ts';

const loadEdit = () => import('./EditDialog.tsx');
const loadBarcode = () => import('./BarcodeDialog.tsx');

interface HomeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  people: readonly HomePerson<number>[];
  /** Loads people that aren't shown yet. Undefined if all are shown on the first page. */
  more: MorePeople | undefined;
  status: HomeStatus;
  /** The most important thing to do on the account. */
  next: NextStep<AwardPageName> | undefined;
  now: Date;
  /** Shown above everything else. */
  first: ReactNode;
  /** Open invoices, shown above the people. */
  invoices?: ReactNode;
  /** What the account can buy, in the right column. */
  offers: ReactNode;
  /** The person whose edit to reopen, for example after signing in again. */
  edit: number | undefined;
}

interface OpenDialog {
  kind: 'edit' | 'barcode';
  id: number;
}

/** The main page of an account: its people on one side, what it can buy on the other. */
export function Home(props: HomeProps) {
  const { config, user, data, people, more, status, next, now, first, invoices, offers, edit } =
    props;
  const navigate = useNavigate();
  const language = useLanguage();
  const { mailLink, mailedLink } = useMailedLink(config, user);
  const remind = useReminders();
  const invite = useChatInvite(config.chat?.name ?? '');
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  // The server can't render dialogs, so open one only after hydration.
  const isHydrated = useHydrated();
  const linked: OpenDialog | null =
    isHydrated && edit !== undefined ? { kind: 'edit', id: edit } : null;
  const dialog = opened ?? linked;
  const person = useAccountPerson(user, dialog?.id);
  const close = () => {
    setOpened(null);
    if (edit !== undefined) void navigate({ to: '/', search: {}, replace: true });
  };
  return (
    <NowProvider value={now}>
      <MemberHome
        people={people}
        more={more}
        awardPages={listHomeAwardPages(config, language)}
        status={status}
        nextStep={next}
        chatName={config.chat?.name}
        getHref={(action, id) => getActionHref(config, action, id)}
        getReadingHref={(id) => `/${config.hugo.path}/reading/${id}`}
        onAction={(action, id) => {
          if (action === 'chatInvite') invite();
          else if (action === 'edit' || action === 'barcode') setOpened({ kind: action, id });
        }}
        onMailLink={mailLink}
        mailedLink={mailedLink}
        onRemind={remind}
        newMembershipHref="/new"
        banner={first}
        invoices={invoices}
        offers={offers}
      />
      {person && dialog?.kind === 'edit' && (
        <LazyDialog load={loadEdit} onError={close}>
          {({ default: EditDialog }) => (
            <EditDialog {...{ config, user, data, person }} onClose={close} />
          )}
        </LazyDialog>
      )}
      {person && dialog?.kind === 'barcode' && (
        <LazyDialog load={loadBarcode} onError={close}>
          {({ default: BarcodeDialog }) => (
            <BarcodeDialog config={config} person={person} onClose={close} />
          )}
        </LazyDialog>
      )}
    </NowProvider>
  );
}

/**
 * Mails the account a link to the award page of one of its people. Ignores calls while a mail is being sent. Returns the
 * state of the last request, too.
 */
function useMailedLink(config: Config, { email }: User) {
  const { request, askOnce } = useLinkRequest();
  const [asked, setAsked] = useState<{ page: AwardPageName; personId: number }>();
  const mailLink = useSingleFlight((page: AwardPageName, personId: number) => {
    setAsked({ page, personId });
    return askOnce({ email, path: getActionHref(config, page, personId) });
  });
  return { mailLink, mailedLink: asked && { ...asked, request } };
}

/**
 * Returns a function that starts or stops a person's reminders to vote and shows the result in the message bar. Ignores
 * calls while a request for the same person is in flight.
 */
function useReminders() {
  const { t } = useLingui();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, wanted }: { id: number; wanted: boolean }) =>
      unwrap(api.POST('/hugo/{id}/reminders', { params: { path: { id } }, body: { wanted } })),
    onSuccess: async ({ wanted }) => {
      await queryClient.invalidateQueries({ queryKey: ['awards', 'summary'] });
      await queryClient.invalidateQueries({ queryKey: ['people', 'own'] });
      messages.show(
        wanted ? t`Reminders to vote are on.` : t`Reminders to vote are off.`,
        'success',
      );
    },
    onError: (error) => messages.show(problemText(error), 'danger'),
  });
  const underWay = useRef(new Set<number>());
  return (wanted: boolean, id: number) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const finish = () => void underWay.current.delete(id);
    mutateAsync({ id, wanted }).then(finish, finish);
  };
}

/**
 * Returns a function that requests a chat invitation by mail and shows the result in the message bar. Ignores calls
 * while a request is in flight.
 *
 * @param chat the chat's name
 */
function useChatInvite(chat: string): () => void {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const failureText = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'duplicate') {
      return t`This address has been invited already. Look for the earlier invitation in your mail.`;
    }
    return code === 'not_eligible'
      ? t`Only members can be invited to the chat.`
      : problemText(error);
  };
  const invite = useMutation({
    mutationFn: () => unwrap(api.POST('/slack/invite')),
    onSuccess: ({ email }) => messages.show(t`${chat} invite sent to ${email}.`, 'success'),
    onError: (error) => messages.show(failureText(error), 'danger'),
  });
  return useSingleFlight(() => invite.mutateAsync());
}
