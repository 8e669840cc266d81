import { isBlank } from '@conkit/rules';
import { useState, type FormEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { SIGNATURE_ID } from './types.ts';
import * as css from './VotingPage.css.ts';
import type { VotingPageMessages } from './VotingPage.messages.tsx';

const SIGNATURE_LENGTH = 200;

interface SignatureFormProps {
  words: VotingPageMessages;
  /** Called with a trimmed signature that is not blank. */
  onSign: (signature: string) => void;
}

/** Asks for the signature that a ballot requires. */
export function SignatureForm({ words, onSign }: SignatureFormProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text)) onSign(text.trim());
  };
  return (
    <form id={SIGNATURE_ID} className={css.form} onSubmit={submit}>
      <TextField
        label={words.signature}
        name="signature"
        autoComplete="name"
        description={words.signatureHint}
        maxLength={SIGNATURE_LENGTH}
        value={text}
        onChange={setText}
      />
      <div>
        <Button type="submit" tone="primary" isDisabled={isBlank(text)}>
          {words.sign}
        </Button>
      </div>
    </form>
  );
}
