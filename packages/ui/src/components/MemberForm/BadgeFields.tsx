import { preferredName, type BadgeText, type PersonFields } from '@conkit/rules';
import { useState } from 'react';
import { useMessages } from '../../words/useMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { OnDemand } from '../../primitives/OnDemand/OnDemand.tsx';
import { pictureMessages } from '../../primitives/Picture/Picture.messages.ts';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { BadgePreview } from '../BadgePreview/BadgePreview.tsx';
import * as css from './MemberForm.css.ts';
import type { MemberFormMessages } from './MemberForm.messages.ts';
import type { useMemberFields } from './useMemberFields.ts';

const loadDialog = () => import('./BadgeDialog.tsx');

interface BadgeFieldsProps {
  value: PersonFields;
  isAdmin: boolean;
  badgeImage: ((badge: BadgeText) => string) | undefined;
  field: ReturnType<typeof useMemberFields>['field'];
  words: MemberFormMessages;
}

/** What is printed on the badge, drawn while it is typed, and a larger preview on request. */
export const BadgeFields = ({ value, isAdmin, badgeImage, field, words }: BadgeFieldsProps) => {
  const [previewState, setPreview] = useState<'closed' | 'open' | 'failed'>('closed');
  const pictureWords = useMessages('Picture', pictureMessages, words.picture);
  const badge = {
    name: value.badge_name?.trim() || preferredName(value),
    subtitle: value.badge_subtitle?.trim() ?? '',
  };
  const preview = (
    <Button aria-haspopup="dialog" onPress={() => setPreview('open')}>
      {words.previewBadge}
    </Button>
  );
  return (
    <div className={css.group}>
      <div className={isAdmin ? css.pairAndButton : css.pair}>
        <TextArea {...field('badge_name')} label={words.badgeName} rows={2} isFixed />
        <TextField {...field('badge_subtitle')} label={words.badgeSubtitle} />
        {isAdmin && <div className={css.atEnd}>{preview}</div>}
      </div>
      {!isAdmin && (
        <div className={css.hintAndButton}>
          <p className={`${css.hint} ${css.grow}`}>{words.badgeHint}</p>
          {preview}
        </div>
      )}
      <div className={css.badge}>
        <BadgePreview {...badge} messages={words.badge} />
      </div>
      {previewState === 'failed' && (
        <Notice tone="danger" role="alert">
          {pictureWords.failed}
        </Notice>
      )}
      {previewState === 'open' && (
        <OnDemand load={loadDialog} onFailed={() => setPreview('failed')}>
          {({ default: BadgeDialog }) => (
            <BadgeDialog
              {...badge}
              image={badgeImage?.(badge)}
              title={words.badgeTitle}
              close={words.close}
              messages={words.badge}
              pictureMessages={words.picture}
              onClose={() => setPreview('closed')}
            />
          )}
        </OnDemand>
      )}
    </div>
  );
};
