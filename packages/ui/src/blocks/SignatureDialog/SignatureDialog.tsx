import { isBlank } from '@conkit/rules';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  signatureDialogMessages,
  type SignatureDialogMessages,
} from '../../locales/en/SignatureDialog.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { SignatureField } from '../SignatureField.tsx';

export interface SignatureDialogProps extends ElementProps {
  /** The nominator's name. */
  name: string;
  /** Called with a signature that is not blank. */
  onSign: (signature: string) => void;
  /** Called to close the dialog without signing. */
  onCancel: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<SignatureDialogMessages>;
}

/**
 * Asks for the signature that nominations require, before the first save of a visit.
 *
 * @example
 * ```tsx
 * <SignatureDialog name="Aoife Byrne" onSign={save} onCancel={close} />
 * ```
 */
export const SignatureDialog = ({
  name,
  onSign,
  onCancel,
  messages,
  ...own
}: SignatureDialogProps) => {
  const words = useMessages('SignatureDialog', signatureDialogMessages, messages);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // The dialog focuses itself when it opens; its only field is more useful.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text)) onSign(text.trim());
  };
  return (
    <Dialog
      {...elementProps(own)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={words.title}
      actions={
        <>
          <Button onPress={() => onCancel()}>{words.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" isDisabled={isBlank(text)}>
            {words.ok}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <SignatureField
          ref={field}
          label={words.signature}
          description={words.description({ name })}
          value={text}
          onChange={setText}
        />
      </form>
    </Dialog>
  );
};
