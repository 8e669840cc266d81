import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx';

const MAX_SIGNATURE_LENGTH = 200;

type SignatureFieldProps = Pick<
  TextFieldProps,
  'label' | 'description' | 'value' | 'onChange' | 'ref'
>;

/** The field for the signature that ballots and nominations require. */
export const SignatureField = (props: SignatureFieldProps) => (
  <TextField {...props} name="signature" autoComplete="name" maxLength={MAX_SIGNATURE_LENGTH} />
);
