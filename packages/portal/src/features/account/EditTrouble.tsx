import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../api/problem.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { SignInAgain } from '../../shell/SignInAgain.tsx';
import * as styles from './EditDialog.css.ts';

interface EditTroubleProps {
  error: unknown;
  /** The account was signed out elsewhere, and what is typed is on this page only. */
  isSignedOut: boolean;
  /** The account that was signed in. */
  email: string;
  personId: number;
}

/** Why the changes were not saved, and the way on. */
export function EditTrouble({ error, isSignedOut, email, personId }: EditTroubleProps) {
  const problemText = useProblemText();
  if (isSignedOut) {
    return (
      <div className={styles.trouble}>
        <Notice tone="danger" role="alert" title={<Trans>You are signed out</Trans>}>
          <Trans>
            This browser cannot keep what you typed. Leave this page open, sign in again in another
            tab, and then save here.
          </Trans>
        </Notice>
      </div>
    );
  }
  if (error === null) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  // The choice between both versions says it all.
  if (code === 'stale_person') return null;
  return (
    <div className={styles.trouble}>
      {code === 'unauthorized' ? (
        <SignInAgain email={email} path={`/?edit=${personId}`} />
      ) : (
        <Notice tone="danger" role="alert">
          {problemText(error)}
        </Notice>
      )}
    </div>
  );
}
