import { CloseIcon, IconButton } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../../../shell/MessageBar.css.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import type { CategoryError, NominationOverview } from './nominationState.ts';

interface ErrorBarProps {
  failed: NominationOverview['failed'];
  /** The title of a category. */
  titleOf: (category: string) => string;
  onClose: (category: string) => void;
}

/** What went wrong with the first category that has an error, until it is closed. */
export function ErrorBar({ failed, titleOf, onClose }: ErrorBarProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const category = failed && titleOf(failed.category);
  const text = failed && errorText(failed.error);
  return (
    <div role="alert" className={styles.region}>
      {failed && (
        <div className={styles.bar.danger}>
          <span>
            {t`${category}: ${text}`}{' '}
            {failed.error.kind === 'conflict' && (
              <a href={`#category-${failed.category}`}>
                <Trans>Compare and choose</Trans>
              </a>
            )}
          </span>
          <IconButton aria-label={t`Close the message`} onPress={() => onClose(failed.category)}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function useErrorText(): (error: CategoryError) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  return (error) => {
    if (error.kind === 'save') return problemText(error.error);
    if (error.kind === 'conflict') return t`It was also changed elsewhere, and is not saved yet.`;
    return error.reason === 'saving'
      ? t`Editing nomination failed! The category is being saved. Try again when it is.`
      : t`Editing nomination failed! Nominations are closed.`;
  };
}
