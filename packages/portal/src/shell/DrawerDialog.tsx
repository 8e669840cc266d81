import type { Config, User } from '@conkit/api-client';
import { Button, CloseIcon, IconButton } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { getTag, useLanguage } from '../i18n/language.ts';
import * as styles from './Drawer.css.ts';
import { DrawerMenu } from './DrawerMenu.tsx';

interface DrawerDialogProps {
  config: Config;
  user: User;
  onClose: () => void;
  /** Docks the menu. Undefined if it is docked already and was opened on a narrow screen. */
  onDock?: () => void;
}

/** The menu as a dialog over the page. Loaded on demand. */
export default function DrawerDialog({ config, user, onClose, onDock }: DrawerDialogProps) {
  const { t } = useLingui();
  return (
    <I18nProvider locale={getTag(useLanguage())}>
      <ModalOverlay
        isOpen
        isDismissable
        className={styles.scrim}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Modal className={styles.panel}>
          <Dialog aria-label={t`Main menu`} className={styles.dialog}>
            <div className={styles.close}>
              <IconButton aria-label={t`Close the menu`} onPress={onClose}>
                <CloseIcon />
              </IconButton>
            </div>
            <nav aria-label={t`Main menu`}>
              <DrawerMenu config={config} user={user} onChoose={onClose}>
                {onDock && (
                  <span className={styles.onlyWide}>
                    <Button tone="quiet" onPress={onDock}>
                      <Trans>Keep the menu open</Trans>
                    </Button>
                  </span>
                )}
              </DrawerMenu>
            </nav>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
