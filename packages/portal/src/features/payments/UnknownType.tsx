import { UnknownPurchase } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../shell/messages.tsx';

/** Shows that the type isn't for sale and redirects to the payments page. */
export function UnknownType({ category, type }: { category: string; type: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const messages = useMessages();
  const leave = useEffectEvent(() => {
    messages.show(t`Unknown purchase type "${category}/${type}"`, 'danger');
    void router.navigate({ to: '/pay', replace: true });
  });
  useEffect(() => leave(), []);
  return <UnknownPurchase />;
}
