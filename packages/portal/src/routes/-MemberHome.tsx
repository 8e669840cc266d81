import type { Config, PurchaseData, User } from '@conkit/api-client';
import { useRouterState } from '@tanstack/react-router';
import { Home } from '../features/account/Home.tsx';
import { NewMembershipOptions } from '../features/membership/NewMembershipOptions.tsx';
import { BoughtNotice } from '../features/payments/BoughtNotice.tsx';
import { HomeReceipt } from '../features/payments/HomeReceipt.tsx';
import { Invoices } from '../features/payments/Invoices.tsx';

interface MemberHomeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The person whose edit goes on, as after signing in again. */
  edit: number | undefined;
  /** The purchase whose receipt stands above everything. */
  receipt: number | undefined;
}

/** The first page of an account; a module of its own, which a signed-out visitor does not fetch. */
export function MemberHome({ config, user, data, edit, receipt }: MemberHomeProps) {
  const bought = useRouterState({ select: ({ location }) => location.state.bought });
  const notice = bought && <BoughtNotice bought={bought} email={user.email} />;
  return (
    <Home
      config={config}
      user={user}
      data={data}
      edit={edit}
      first={
        receipt === undefined ? (
          notice
        ) : (
          <HomeReceipt config={config} user={user} data={data} id={receipt}>
            {notice}
          </HomeReceipt>
        )
      }
      invoices={<Invoices config={config} user={user} data={data} />}
      offers={<NewMembershipOptions config={config} user={user} />}
    />
  );
}
