import type { Config, Person, PurchaseData, User } from '@conkit/api-client';
import { personSubtitle } from '@conkit/rules';
import { Card, CardBody, PersonCard } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { usePersonCardMessages } from '../../i18n/messages/personCard.ts';
import { LazyDialog } from '../../shell/LazyDialog.tsx';
import * as styles from '../../shell/pages.css.ts';
import { useHydrated } from '../../browser/useHydrated.ts';
import { useNow } from '../../shell/useNow.ts';
import { useChatInvite } from './useChatInvite.ts';
import { usePersonCard } from './usePersonCard.tsx';

const loadEdit = () => import('./EditDialog.tsx');
const loadBarcode = () => import('./BarcodeDialog.tsx');

interface HomeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The purchases that wait to be paid, above the people. */
  invoices?: ReactNode;
  /** What there is to buy, in the right column. */
  offers: ReactNode;
  /** The person whose edit goes on, as after signing in again. */
  edit: number | undefined;
}

interface OpenDialog {
  kind: 'edit' | 'barcode';
  id: number;
}

const RENEW_MS = 60_000;

/** The main page of an account: its people on one side, what there is to buy on the other. */
export function Home({ config, user, data, invoices, offers, edit }: HomeProps) {
  const now = useNow(RENEW_MS);
  const navigate = useNavigate();
  const messages = usePersonCardMessages(config);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const open =
    (kind: OpenDialog['kind']) =>
    ({ id }: Person) =>
      setOpened({ kind, id });
  const cardOf = usePersonCard({ config, data, user }, now, {
    edit: open('edit'),
    barcode: open('barcode'),
    chatInvite: useChatInvite(),
  });
  // A dialog is for the browser: the server draws the page under it.
  const isHydrated = useHydrated();
  const linked: OpenDialog | null =
    isHydrated && edit !== undefined ? { kind: 'edit', id: edit } : null;
  const dialog = opened ?? linked;
  const person = user.people.find(({ id }) => id === dialog?.id);
  const close = () => {
    setOpened(null);
    if (edit !== undefined) void navigate({ to: '/', search: {}, replace: true });
  };
  return (
    <>
      <h1 className={styles.heading}>
        <Trans>Memberships</Trans>
      </h1>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {invoices}
          {user.people.length === 0 && <NoPeople />}
          {user.people.map((each) => (
            <PersonCard
              key={each.id}
              name={each.legal_name}
              subtitle={personSubtitle(each, config.membershipTypes)}
              messages={messages}
              {...cardOf(each)}
            />
          ))}
        </div>
        <div className={styles.stack}>{offers}</div>
      </div>
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
    </>
  );
}

/** In the place of the person cards of an account without anybody. */
function NoPeople() {
  return (
    <Card>
      <CardBody>
        <p>
          <Trans>
            There is no membership under this address yet. <Link to="/new">Buy one</Link>, or sign
            in with the address that yours was bought with.
          </Trans>
        </p>
      </CardBody>
    </Card>
  );
}
