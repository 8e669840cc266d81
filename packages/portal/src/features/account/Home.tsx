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
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { LazyDialog } from '../../shell/LazyDialog.tsx';
import { useAccountPerson } from '../../shell/ownPeople.ts';
import { listHomeAwardPages, getActionHref } from './homePeople.ts';
import { useChatInvite } from './useChatInvite.ts';

const loadEdit = () => import('./EditDialog.tsx');
const loadBarcode = () => import('./BarcodeDialog.tsx');

interface HomeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  people: readonly HomePerson[];
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
        next={next}
        chat={config.chat?.name}
        getHref={(action, id) => getActionHref(config, action, id)}
        onAction={(action, id) => {
          if (action === 'chatInvite') invite();
          else if (action === 'edit' || action === 'barcode') setOpened({ kind: action, id });
        }}
        newMembershipHref="/new"
        first={first}
        invoices={invoices}
        offers={offers}
      />
      {person && dialog?.kind === 'edit' && (
        <LazyDialog load={loadEdit} onFailed={close}>
          {({ default: EditDialog }) => (
            <EditDialog {...{ config, user, data, person }} onClose={close} />
          )}
        </LazyDialog>
      )}
      {person && dialog?.kind === 'barcode' && (
        <LazyDialog load={loadBarcode} onFailed={close}>
          {({ default: BarcodeDialog }) => (
            <BarcodeDialog config={config} person={person} onClose={close} />
          )}
        </LazyDialog>
      )}
    </NowProvider>
  );
}
