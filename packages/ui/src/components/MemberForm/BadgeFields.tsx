import { preferredName } from '@conkit/rules';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { BadgePreview } from '../BadgePreview/BadgePreview.tsx';
import * as css from './MemberForm.css.ts';
import type { MemberFormMessages } from './MemberForm.messages.ts';
import type { MemberFormProps } from './MemberForm.tsx';
import type { useMemberFields } from './useMemberFields.ts';

const BadgeDialog = lazy(() => import('./BadgeDialog.tsx'));

interface BadgeFieldsProps extends Pick<MemberFormProps, 'value' | 'isAdmin' | 'badgeImage'> {
  field: ReturnType<typeof useMemberFields>['field'];
  words: MemberFormMessages;
}

/** What is printed on the badge, drawn while it is typed, and a larger preview on request. */
export const BadgeFields = ({ value, isAdmin, badgeImage, field, words }: BadgeFieldsProps) => {
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const badge = {
    name: value.badge_name?.trim() || preferredName(value),
    subtitle: value.badge_subtitle?.trim() ?? '',
  };
  const preview = (
    <Button aria-haspopup="dialog" onPress={() => setPreviewOpen(true)}>
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
      {isPreviewOpen && (
        <Suspense>
          <BadgeDialog
            {...badge}
            image={badgeImage?.(badge)}
            title={words.badgeTitle}
            close={words.close}
            messages={words.badge}
            pictureMessages={words.picture}
            onClose={() => setPreviewOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
