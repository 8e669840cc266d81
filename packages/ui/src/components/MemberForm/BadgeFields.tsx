import { badgeText, type BadgeText, type PersonFields } from '@conkit/rules';
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
  convention: string | undefined;
  field: ReturnType<typeof useMemberFields>['field'];
  words: MemberFormMessages;
}

/** The badge's fields with a live preview, and a button that opens a larger one. */
export const BadgeFields = ({ value, isAdmin, ...props }: BadgeFieldsProps) => {
  const { badgeImage, convention, field, words } = props;
  const [previewState, setPreview] = useState<'closed' | 'open' | 'failed'>('closed');
  const pictureWords = useMessages('Picture', pictureMessages);
  const badge = badgeText(value);
  return (
    <div className={css.group}>
      <div className={css.badge}>
        <div className={css.badgeFields}>
          <TextArea {...field('badge_name')} label={words.badgeName} rows={2} isFixed />
          <TextField {...field('badge_subtitle')} label={words.badgeSubtitle} />
        </div>
        <div className={css.badgeDrawn}>
          <BadgePreview {...badge} convention={convention} />
          <Button aria-haspopup="dialog" onPress={() => setPreview('open')}>
            {words.previewBadge}
          </Button>
        </div>
      </div>
      {!isAdmin && <p className={css.hint}>{words.badgeHint}</p>}
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
              onClose={() => setPreview('closed')}
            />
          )}
        </OnDemand>
      )}
    </div>
  );
};
