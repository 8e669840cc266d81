import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useProblemText } from '../../shell/problemText.ts';

interface PacketStateProps {
  error: Error | null;
  onRetry: () => void;
}

/** Says that the voter packet could not be loaded; the ballot works without. */
export function PacketState({ error, onRetry }: PacketStateProps) {
  const problemText = useProblemText();
  if (!error) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The voter packet could not be loaded.</Trans> {problemText(error)}
    </Notice>
  );
}
