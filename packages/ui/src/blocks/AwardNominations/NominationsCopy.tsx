import type { ReactNode } from 'react';
import { CategoryLinks } from '../../components/CategoryIndex/CategoryLinks.tsx';
import { MailOutcome } from '../../components/MailOutcome/MailOutcome.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { DownloadIcon, MailIcon } from '../../primitives/icons/icons.tsx';
import { useDates } from '../../words/useDates.ts';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import * as css from './AwardNominations.css.ts';
import type { NominatedCategory, NominationsMail } from './types.ts';

interface NominationsCopyProps {
  /** The categories with unsaved changes. */
  unsaved: readonly NominatedCategory[];
  /** Whether anything is saved. */
  hasSaved: boolean;
  isReadOnly: boolean;
  isKept: boolean;
  mail: NominationsMail;
  words: AwardNominationsMessages;
  /** The button that saves every category. */
  saveAll: ReactNode;
  onMail: () => void;
  onDownload: () => void;
}

/** Shows what is saved on the page as a whole, and offers a copy by mail or as a file. */
export function NominationsCopy(props: NominationsCopyProps) {
  const { unsaved, hasSaved, isReadOnly, isKept, mail, words } = props;
  const date = useDates();
  const { sent } = mail;
  return (
    <Card title={isReadOnly ? words.copyTitle : words.saveAndCopyTitle}>
      <CardBody>
        {!isReadOnly && (
          <>
            {unsaved.length === 0 ? (
              <p>{words.allSaved}</p>
            ) : (
              <p>{words.unsaved(<CategoryLinks categories={unsaved} />)}</p>
            )}
            {unsaved.length > 0 && isKept && <p>{words.keptHere}</p>}
            {props.saveAll}
          </>
        )}
        <p>{words.copyComes}</p>
        <div className={css.actions}>
          <Button
            icon={<MailIcon />}
            isDisabled={!hasSaved}
            isPending={mail.isPending}
            onPress={props.onMail}
          >
            {words.mailNow}
          </Button>
          <Button icon={<DownloadIcon />} onPress={props.onDownload}>
            {words.download}
          </Button>
        </div>
        <MailOutcome failure={mail.failure} isWhole={sent?.isWhole}>
          {sent && words.mailed(date(sent.at, { timeStyle: 'short' }), sent.email, sent.isWhole)}
        </MailOutcome>
      </CardBody>
    </Card>
  );
}
