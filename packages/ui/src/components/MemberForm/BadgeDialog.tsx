import { splitBadgeName } from '@conkit/rules';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { useMessages } from '../../words/provider.tsx';
import { badgePreviewMessages } from '../../locales/en/BadgePreview.gen.ts';
import {
  BadgePreview,
  DEFAULT_LABEL,
  getBadgeHeight,
  WIDTH,
  type BadgePreviewProps,
} from '../BadgePreview/BadgePreview.tsx';

interface BadgeDialogProps extends Pick<BadgePreviewProps, 'name' | 'subtitle' | 'template'> {
  title: string;
  /** The URL of the server's picture, which matches the printed badge. */
  image: string | undefined;
  onClose: () => void;
}

/** The badge in a dialog. In its own module so that it can be loaded lazily. */
const BadgeDialog = ({ title, image, onClose, name, subtitle, template }: BadgeDialogProps) => {
  const words = useMessages('BadgePreview', badgePreviewMessages);
  const lines = splitBadgeName(name).filter((line) => line !== '');
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} isDismissable>
      {image === undefined ? (
        <BadgePreview name={name} subtitle={subtitle} template={template} />
      ) : (
        <Picture
          src={image}
          alt={words.badge({ lines, subtitle })}
          width={template?.background.width ?? WIDTH}
          height={template?.background.height ?? getBadgeHeight(DEFAULT_LABEL)}
        />
      )}
    </Dialog>
  );
};

export default BadgeDialog;
