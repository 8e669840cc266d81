import type { Config, Person } from '@conkit/api-client';
import { BarcodeDialog as BarcodePicture } from '@conkit/ui';
import { barcodeUrl } from '../../api/documents.ts';
import { useSubtitle } from '../../i18n/useSubtitle.ts';

interface BarcodeDialogProps {
  config: Config;
  person: Person;
  onClose: () => void;
}

/** The barcode to show at registration. Loaded on demand. */
export default function BarcodeDialog({ config, person, onClose }: BarcodeDialogProps) {
  const getSubtitle = useSubtitle(config);
  return (
    <BarcodePicture
      name={person.legal_name}
      subtitle={getSubtitle(person)}
      imageSrc={barcodeUrl(person.id, 'png')}
      pdfHref={barcodeUrl(person.id, 'pdf')}
      onClose={onClose}
    />
  );
}
