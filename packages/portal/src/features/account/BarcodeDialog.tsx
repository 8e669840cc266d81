import type { Config, Person } from '@conkit/api-client';
import { personSubtitle } from '@conkit/rules';
import { Dialog, DownloadIcon, Link, Picture, subtitleText } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { barcodeUrl } from '../../api/documents.ts';
import { usePersonCardMessages } from '../../i18n/messages/personCard.ts';

interface BarcodeDialogProps {
  config: Config;
  person: Person;
  onClose: () => void;
}

/** The barcode's size on the label printer, in dots. */
const WIDTH = 709;
const HEIGHT = 551;

/** The barcode to show at registration, on the screen or printed. Loaded when it is first opened. */
export default function BarcodeDialog({ config, person, onClose }: BarcodeDialogProps) {
  const { t } = useLingui();
  const words = usePersonCardMessages(config);
  const name = person.legal_name;
  const holder = subtitleText(personSubtitle(person, config.membershipTypes), words);
  /** Saved under the name that the server gives the file: the event and the member. */
  const download = (format: 'png' | 'pdf', label: string) => (
    <Link
      href={barcodeUrl(person.id, format)}
      download
      tone={format === 'pdf' ? 'primary' : 'outline'}
      icon={<DownloadIcon />}
    >
      {label}
    </Link>
  );
  return (
    <Dialog
      isOpen
      isDismissable
      title={<Trans>Registration barcode</Trans>}
      onOpenChange={onClose}
      actions={
        <>
          {download('png', t`Download picture`)}
          {download('pdf', t`Download PDF`)}
        </>
      }
    >
      <p>
        <Trans>Show it at registration, on your phone or printed, to collect the badge.</Trans>
      </p>
      <Picture
        src={barcodeUrl(person.id, 'png')}
        alt={t`Barcode of ${name}, ${holder}`}
        width={WIDTH}
        height={HEIGHT}
      />
    </Dialog>
  );
}
