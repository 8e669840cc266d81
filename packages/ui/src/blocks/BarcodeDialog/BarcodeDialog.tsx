import type { PersonSubtitle } from '@conkit/rules';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DownloadIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { barcodeDialogMessages, type BarcodeDialogMessages } from './BarcodeDialog.messages.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface BarcodeDialogProps extends ElementProps {
  /** Whose barcode it is. */
  name: string;
  /** What they are, as `PersonCard` is told it. */
  subtitle: PersonSubtitle;
  /** The address of the picture. The server names the file that is saved. */
  png: string;
  /** The address of the same to print. */
  pdf: string;
  onClose: () => void;
  messages?: Partial<BarcodeDialogMessages>;
}

/** The barcode's size on the label printer, in dots. */
const WIDTH = 709;
const HEIGHT = 551;

/**
 * The barcode to show at registration, on the screen or printed. Import it through a module that is loaded on
 * demand.
 *
 * @example
 * ```tsx
 * <BarcodeDialog
 *   name="Aoife Byrne"
 *   subtitle={{ kind: 'member', membership: 'Adult', number: 214 }}
 *   png="/api/people/5/barcode.png"
 *   pdf="/api/people/5/barcode.pdf"
 *   onClose={close}
 * />
 * ```
 */
export const BarcodeDialog = ({ name, subtitle, png, pdf, ...props }: BarcodeDialogProps) => {
  const words = useMessages('BarcodeDialog', barcodeDialogMessages, props.messages);
  const subtitleText = usePersonSubtitle();
  return (
    <Dialog
      {...elementProps(props)}
      isOpen
      isDismissable
      title={words.title}
      onOpenChange={props.onClose}
      actions={
        <>
          <Link href={png} download tone="outline" icon={<DownloadIcon />}>
            {words.downloadPicture}
          </Link>
          <Link href={pdf} download tone="primary" icon={<DownloadIcon />}>
            {words.downloadPdf}
          </Link>
        </>
      }
    >
      <p>{words.hint}</p>
      <Picture
        src={png}
        alt={words.picture(name, subtitleText(subtitle))}
        width={WIDTH}
        height={HEIGHT}
      />
    </Dialog>
  );
};
