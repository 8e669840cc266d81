import { IconButton } from '../../primitives/Button/Button.tsx';
import { CloseIcon } from '../../primitives/icons/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './NominationGrid.css.ts';
import type { NominationGridMessages } from './NominationGrid.messages.ts';

interface LeftLinesProps {
  lines: readonly string[];
  words: NominationGridMessages;
  onClose: () => void;
}

/** The pasted lines that found no empty row, shown until closed. */
export const LeftLines = ({ lines, words, onClose }: LeftLinesProps) =>
  lines.length > 0 && (
    <Notice
      tone="warning"
      action={
        <IconButton aria-label={words.closeLeft} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      }
    >
      {words.left(lines.length)}
      <ul className={css.left}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
          <li key={at}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
