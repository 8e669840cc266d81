import { Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import * as pageStyles from '../shell/pages.css.ts';
import * as styles from './Payment.css.ts';

/** What somebody without an account has bought. */
export interface SoldTo {
  /** Null when it was bought in a tab that was closed since. */
  buyer: { who: string; email: string } | null;
  isPaid: boolean;
  /** Whether it is what the form holds, and not an earlier purchase that was left open. */
  isFormsOwn: boolean;
}

interface SoldProps {
  isPaid: boolean;
  title: ReactNode;
  /** What happens next. */
  children: ReactNode;
  /** Ways on. */
  links: ReactNode;
}

/** What a buyer without an account sees in the end: that it is done, and what happens next. */
export function Sold({ isPaid, title, children, links }: SoldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={pageStyles.narrow}>
      <h1 ref={heading} tabIndex={-1} className={`${pageStyles.heading} ${styles.focusTarget}`}>
        {isPaid ? <Trans>Payment successful!</Trans> : <Trans>You are signed up!</Trans>}
      </h1>
      <Card title={title}>
        <CardBody>
          {children}
          <p className={pageStyles.actions}>{links}</p>
        </CardBody>
      </Card>
    </div>
  );
}
