import { MAX_FIELD_LENGTH } from '@conkit/rules';
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx';

type SignatureFieldProps = Pick<
  TextFieldProps,
  'label' | 'description' | 'value' | 'onChange' | 'ref'
>;

/** The field for the signature that ballots and nominations require. */
export const SignatureField = (props: SignatureFieldProps) => (
  <TextField {...props} name="signature" autoComplete="name" maxLength={MAX_FIELD_LENGTH} />
);
