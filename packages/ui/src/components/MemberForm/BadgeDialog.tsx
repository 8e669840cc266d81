import { splitBadgeName } from '@conkit/rules';
import { useMessages } from '../../words/useMessages.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import type { PictureMessages } from '../../primitives/Picture/Picture.messages.ts';
import {
  BADGE_HEIGHT,
  BADGE_WIDTH,
  BadgePreview,
  type BadgePreviewProps,
} from '../BadgePreview/BadgePreview.tsx';
import { badgePreviewMessages } from '../BadgePreview/BadgePreview.messages.ts';

interface BadgeDialogProps extends BadgePreviewProps {
  title: string;
  close: string;
  /** The address of the server's picture, which is what will print. */
  image: string | undefined;
  pictureMessages?: Partial<PictureMessages>;
  onClose: () => void;
}

/** The badge in a dialog; a module of its own because it is loaded on demand. */
const BadgeDialog = ({ title, close, image, onClose, ...badge }: BadgeDialogProps) => {
  const { name, subtitle, messages, pictureMessages } = badge;
  const words = useMessages('BadgePreview', badgePreviewMessages, messages);
  const lines = splitBadgeName(name).filter((line) => line !== '');
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} isDismissable messages={{ close }}>
      {image === undefined ? (
        <BadgePreview name={name} subtitle={subtitle} messages={messages} />
      ) : (
        <Picture
          src={image}
          alt={words.badge({ lines, subtitle })}
          width={BADGE_WIDTH}
          height={BADGE_HEIGHT}
          messages={pictureMessages}
        />
      )}
    </Dialog>
  );
};

export default BadgeDialog;
