import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../shell/messages.tsx';
import * as pageStyles from '../../shell/pages.css.ts';

/** Says that nothing of this name is sold, and leads to what is. */
export function UnknownType({ category, type }: { category: string; type: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const messages = useMessages();
  const leave = useEffectEvent(() => {
    messages.show(t`Unknown purchase type "${category}/${type}"`, 'danger');
    void router.navigate({ to: '/pay', replace: true });
  });
  useEffect(() => leave(), []);
  return (
    <p className={pageStyles.lead}>
      <Link to="/pay" className={pageStyles.groundLink}>
        <Trans>Return to the main payments page</Trans>
      </Link>
    </p>
  );
}
