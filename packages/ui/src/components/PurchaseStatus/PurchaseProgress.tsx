import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { PurchasePhase } from './purchase.ts';
import * as css from './PurchaseStatus.css.ts';
import type { PurchaseStatusMessages } from './PurchaseStatus.messages.tsx';

interface PurchaseProgressProps {
  phase: PurchasePhase;
  isOffline: boolean;
  words: PurchaseStatusMessages;
}

/** The progress of a submitted purchase. */
export function PurchaseProgress({ phase, isOffline, words }: PurchaseProgressProps) {
  switch (phase.name) {
    case 'sending':
      return <Busy>{words.sending}</Busy>;
    case 'asking':
      if (!phase.isLost) return <Busy>{words.waitingForBank}</Busy>;
      return (
        <>
          <Busy>{words.findingOut}</Busy>
          {/* Polling for the result needs a network. */}
          {isOffline && (
            <Notice tone="warning" role="status" title={words.offline.title}>
              {words.offline.text}
            </Notice>
          )}
        </>
      );
    case 'processing':
      return (
        <>
          <Busy>{words.processing}</Busy>
          <p className={css.small}>
            {words.noNeedToWait(<Link href="/pay">{words.yourPayments}</Link>)}
          </p>
        </>
      );
    case 'authenticating':
    case 'idle':
    case 'card':
    case 'bought':
      return null;
  }
}
