import type { Config, Person } from '@conkit/api-client';
import { BarcodeDialog as BarcodePicture } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  appleWalletUrl,
  barcodePictureQuery,
  barcodeUrl,
  googleWalletQuery,
} from '../../api/documents.ts';
import { useSubtitle } from '../../i18n/useSubtitle.ts';
import { useKeptPage } from '../../shell/useKeptPage.ts';

interface BarcodeDialogProps {
  config: Config;
  person: Person;
  onClose: () => void;
}

/** The barcode to show at registration. Loaded on demand; opened once, it can be opened again without a network. */
export default function BarcodeDialog({ config, person, onClose }: BarcodeDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const getSubtitle = useSubtitle(config);
  const { id } = person;
  useKeptPage('/', barcodeUrl(id, 'png'));
  const { data: kept } = useQuery(barcodePictureQuery(id));
  // The first time, the picture loads itself. A change of its source would only make it flash.
  const [isKept] = useState(kept !== undefined);
  const { data: googleWallet } = useQuery({
    ...googleWalletQuery(api, id),
    enabled: config.parts.google_wallet === true,
  });
  return (
    <BarcodePicture
      name={person.legal_name}
      subtitle={getSubtitle(person)}
      imageSrc={(isKept ? kept : undefined) ?? barcodeUrl(id, 'png')}
      pdfHref={barcodeUrl(id, 'pdf')}
      appleWalletHref={config.parts.apple_wallet ? appleWalletUrl(id) : undefined}
      googleWalletHref={googleWallet}
      onClose={onClose}
    />
  );
}
