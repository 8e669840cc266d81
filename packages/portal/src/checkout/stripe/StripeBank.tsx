import { Busy, Button, Notice, ProviderStep, StepActions } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuthenticationProps } from '../provider.ts';

/** Client secrets whose bank page has opened automatically, which happens once per payment. */
const opened = new Set<string>();

/**
 * Opens the bank's page. Resolves with false if it couldn't be reached. The result comes from the server.
 */
const challenge = (stripe: Stripe, clientSecret: string): Promise<boolean> =>
  stripe.handleNextAction({ clientSecret }).then(
    ({ error }) => error?.type !== 'api_connection_error',
    () => false,
  );

/** Runs 3-D Secure in a frame that Stripe puts over the page. */
export function StripeBank({
  stripe,
  clientSecret,
  onDone,
}: AuthenticationProps & { stripe: Stripe }) {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'waiting' | 'open' | 'unreached'>(
    opened.has(clientSecret) ? 'waiting' : 'open',
  );

  const begin = () => {
    opened.add(clientSecret);
    return challenge(stripe, clientSecret).then((isReached) => {
      setStatus(isReached ? 'waiting' : 'unreached');
      if (isReached) onDone();
    });
  };
  const beginOnce = useEffectEvent(() => {
    if (!opened.has(clientSecret)) void begin();
  });
  useEffect(() => beginOnce(), []);
  useEffect(() => (place.current ? exemptFrames(place.current) : undefined), []);

  return (
    <ProviderStep ref={place}>
      {status === 'unreached' && (
        <Notice
          tone="danger"
          role="alert"
          title={<Trans>Your bank’s page could not be opened</Trans>}
        >
          <Trans>Check your network and try again.</Trans>
        </Notice>
      )}
      {status === 'open' ? (
        <Busy>
          <Trans>Your bank asks you to confirm this payment.</Trans>
        </Busy>
      ) : (
        <StepActions>
          <Button
            tone="primary"
            onPress={() => {
              setStatus('open');
              void begin();
            }}
          >
            <Trans>Open your bank’s page</Trans>
          </Button>
        </StepActions>
      )}
    </ProviderStep>
  );
}

/** React Aria doesn't make elements with this attribute inert while a dialog is open. */
const EXEMPT = 'data-react-aria-top-layer';

const isOfStripe = (frame: Element): boolean =>
  /^https:\/\/([\w-]+\.)?(js|hooks)\.stripe\.com\//.test(frame.getAttribute('src') ?? '') ||
  (frame.getAttribute('name') ?? '').startsWith('__privateStripe');

/**
 * Exempts Stripe's frames from React Aria's modality. Stripe shows the bank's page in a frame outside our
 * dialog. The open dialog would make that frame inert and take the focus back, so the card holder couldn't
 * respond.
 *
 * @param own an element in the dialog, whose own part of the page stays unchanged
 * @returns a function that undoes it
 */
function exemptFrames(own: Element): () => void {
  const exempted = new Set<HTMLElement>();
  const exempt = () => {
    for (const part of document.body.children) {
      if (!(part instanceof HTMLElement) || part.contains(own)) continue;
      const frames = part.matches('iframe') ? [part] : [...part.querySelectorAll('iframe')];
      if (!frames.some(isOfStripe)) continue;
      if (!exempted.has(part)) part.setAttribute(EXEMPT, '');
      exempted.add(part);
      if (part.inert) part.inert = false;
    }
  };
  const observer = new MutationObserver(exempt);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['inert', 'src'],
  });
  exempt();
  return () => {
    observer.disconnect();
    for (const part of exempted) part.removeAttribute(EXEMPT);
  };
}
