import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import { signInMessages, type SignInMessages } from '../../locales/en/SignIn.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';

export interface SigningInProps extends ElementProps {
  /** The address that the login link belongs to. */
  email: string;
  /** Replaces single texts. */
  messages?: SomeMessages<SignInMessages>;
}

/**
 * The page of a login link until the server has responded.
 *
 * @example
 * ```tsx
 * <SigningIn email="aoife@example.com" />
 * ```
 */
export const SigningIn = ({ email, messages, ...own }: SigningInProps) => {
  const words = useMessages('SignIn', signInMessages, messages);
  return (
    <Page {...elementProps(own)} title={words.signingIn} width="narrow">
      <Card>
        <CardBody>
          <Busy>{words.signingInAs({ email })}</Busy>
        </CardBody>
      </Card>
    </Page>
  );
};
