import { isBlank } from '@conkit/rules';
import { Button, Dialog, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';

const SIGNATURE_LENGTH = 200;

interface SignatureDialogProps {
  /** Whose nominations are signed. */
  name: string;
  onSign: (signature: string) => void;
  onCancel: () => void;
}

/** Asks for the signature that nominations need, before the first save of a visit. Loaded on demand. */
export default function SignatureDialog({ name, onSign, onCancel }: SignatureDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // The dialog takes the focus when it opens; here there is one thing to do.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text)) onSign(text.trim());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t`Sign your nominations`}
      actions={
        <>
          <Button onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} tone="primary" isDisabled={isBlank(text)}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          ref={field}
          label={t`Signature`}
          name="signature"
          autoComplete="name"
          description={t`Your name. With it you sign the nominations of ${name}; you are asked once per visit.`}
          maxLength={SIGNATURE_LENGTH}
          value={text}
          onChange={setText}
        />
      </form>
    </Dialog>
  );
}
