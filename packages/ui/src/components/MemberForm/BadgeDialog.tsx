import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { BadgePreview, type BadgePreviewProps } from '../BadgePreview/BadgePreview.tsx';

interface BadgeDialogProps extends BadgePreviewProps {
  title: string;
  close: string;
  onClose: () => void;
}

/** The badge in a dialog; a module of its own because it is loaded on demand. */
const BadgeDialog = ({ title, close, onClose, ...badge }: BadgeDialogProps) => (
  <Dialog isOpen onOpenChange={onClose} title={title} isDismissable messages={{ close }}>
    <BadgePreview {...badge} />
  </Dialog>
);

export default BadgeDialog;
