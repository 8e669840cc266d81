import type { PersonSubtitle } from '@conkit/rules';
import { useState } from 'react';
import { usePersonSubtitle } from '../../components/PersonCard/usePersonSubtitle.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { tones } from '../../primitives/Button/Button.css.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DownloadIcon } from '../../primitives/icons/icons.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  barcodeDialogMessages,
  type BarcodeDialogMessages,
} from '../../locales/en/BarcodeDialog.gen.ts';
import { useWakeLock } from './useWakeLock.ts';
import * as css from './BarcodeDialog.css.ts';
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
  /** The URL of the pass for Apple Wallet. Leave it out where there are no passes. */
  appleWalletHref?: string | undefined;
  /** The link that adds the barcode to Google Wallet. Leave it out where there are no passes. */
  googleWalletHref?: string | undefined;
  /** Called to close the dialog. */
  onClose: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<BarcodeDialogMessages>;
}

/** The width of the barcode on the label printer, in dots. */
const WIDTH = 709;
const HEIGHT = 551;

/**
 * The barcode that a person shows at registration, on the screen or printed. `Show it full screen` makes everything
 * around it white and keeps the screen on. Import it lazily.
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
  appleWalletHref,
  googleWalletHref,
  onClose,
  messages,
  ...own
}: BarcodeDialogProps) => {
  const words = useMessages('BarcodeDialog', barcodeDialogMessages, messages);
  const formatSubtitle = usePersonSubtitle();
  const [isFull, setFull] = useState(false);
  useWakeLock(isFull);
  return (
    <Dialog
      {...elementProps(own)}
      isOpen
      isDismissable={!isFull}
      size={isFull ? 'screen' : 'narrow'}
      title={words.title}
      // Escape and the close button lead back first.
      onOpenChange={() => (isFull ? setFull(false) : onClose())}
      actions={
        isFull ? undefined : (
          <>
            <Link href={imageSrc} download tone="outline" icon={<DownloadIcon />}>
              {words.downloadPicture}
            </Link>
            <Link href={pdfHref} download tone="outline" icon={<DownloadIcon />}>
              {words.downloadPdf}
            </Link>
          </>
        )
      }
    >
      <p>{isFull ? words.brightness : words.hint}</p>
      {/* The picture and the button stay in the page, so that the picture needs no network and the button keeps the focus. */}
      <div className={isFull ? css.large : undefined}>
        <Picture
          src={imageSrc}
          alt={words.picture({ name, holder: formatSubtitle(subtitle) })}
          width={WIDTH}
          height={HEIGHT}
        />
      </div>
      <div className={css.ways}>
        <Button tone={isFull ? 'outline' : 'primary'} onPress={() => setFull(!isFull)}>
          {isFull ? words.leaveFullScreen : words.fullScreen}
        </Button>
        {!isFull && appleWalletHref !== undefined && (
          // Without `download`: phones open the pass and ask whether to add it.
          <a className={tones.outline} href={appleWalletHref}>
            {words.appleWallet}
          </a>
        )}
        {!isFull && googleWalletHref !== undefined && (
          <Link href={googleWalletHref} tone="outline" isExternal>
            {words.googleWallet}
          </Link>
        )}
      </div>
    </Dialog>
  );
};
