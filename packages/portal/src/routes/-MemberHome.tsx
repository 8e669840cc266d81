import type { Config, PurchaseData, User } from '@conkit/api-client';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Home } from '../features/account/Home.tsx';
import { NewMembershipOptions } from '../features/membership/NewMembershipOptions.tsx';
import { BoughtNotice } from '../features/payments/BoughtNotice.tsx';
import { Invoices } from '../features/payments/Invoices.tsx';

interface MemberHomeProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The person whose edit goes on, as after signing in again. */
  edit: number | undefined;
  /** What stands above everything, such as a receipt. */
  first?: ReactNode;
}

/** The first page of an account; a module of its own, which a signed-out visitor does not fetch. */
export function MemberHome({ config, user, data, edit, first }: MemberHomeProps) {
  const bought = useRouterState({ select: ({ location }) => location.state.bought });
  return (
    <Home
      config={config}
      user={user}
      data={data}
      edit={edit}
      first={
        <>
          {first}
          {bought && <BoughtNotice bought={bought} email={user.email} />}
        </>
      }
      invoices={<Invoices config={config} user={user} data={data} />}
      offers={<NewMembershipOptions config={config} user={user} />}
    />
  );
}
