import type { PersonSubtitle } from '@conkit/rules';
import { usePersonSubtitle } from '../../components/PersonCard/PersonCard.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DownloadIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  barcodeDialogMessages,
  type BarcodeDialogMessages,
} from '../../locales/en/BarcodeDialog.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';

export interface BarcodeDialogProps extends ElementProps {
  /** The name of the barcode's owner. */
  name: string;
  /** The membership or day pass of the owner, as in `PersonCard`. */
  subtitle: PersonSubtitle;
  /** The URL of the image. The server chooses the file name. */
  imageSrc: string;
  /** The URL of the printable PDF. */
  pdfHref: string;
  /** Called to close the dialog. */
  onClose: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<BarcodeDialogMessages>;
}

/** The width of the barcode on the label printer, in dots. */
const WIDTH = 709;
const HEIGHT = 551;

/**
 * The barcode that a person shows at registration, on the screen or printed. Import it lazily.
 *
 * @example
 * ```tsx
 * <BarcodeDialog
 *   name="Aoife Byrne"
 *   subtitle={{ kind: 'member', membership: 'Adult', number: 214 }}
 *   imageSrc="/api/people/5/barcode.png"
 *   pdfHref="/api/people/5/barcode.pdf"
 *   onClose={close}
 * />
 * ```
 */
export const BarcodeDialog = ({
  name,
  subtitle,
  imageSrc,
  pdfHref,
  ...props
}: BarcodeDialogProps) => {
  const words = useMessages('BarcodeDialog', barcodeDialogMessages, props.messages);
  const formatSubtitle = usePersonSubtitle();
  return (
    <Dialog
      {...elementProps(props)}
      isOpen
      isDismissable
      title={words.title}
      onOpenChange={props.onClose}
      actions={
        <>
          <Link href={imageSrc} download tone="outline" icon={<DownloadIcon />}>
            {words.downloadPicture}
          </Link>
          <Link href={pdfHref} download tone="primary" icon={<DownloadIcon />}>
            {words.downloadPdf}
          </Link>
        </>
      }
    >
      <p>{words.hint}</p>
      <Picture
        src={imageSrc}
        alt={words.picture({ name, holder: formatSubtitle(subtitle) })}
        width={WIDTH}
        height={HEIGHT}
      />
    </Dialog>
  );
};
