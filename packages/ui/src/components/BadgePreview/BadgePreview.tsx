import { splitBadgeName, unprintableCharacters } from '@conkit/rules';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import {
  drawnLines,
  fitting,
  HEAD,
  heightOf,
  LABEL,
  MARGIN,
  subtitleBaseline,
  WIDTH,
  type BadgeSize,
} from './badgeLayout.ts';
import * as css from './BadgePreview.css.ts';
import { badgePreviewMessages, type BadgePreviewMessages } from './BadgePreview.messages.ts';
import { FittedText } from './FittedText.tsx';

export interface BadgePreviewProps extends ElementProps {
  name: string;
  subtitle: string;
  /** The convention's name, printed at the top of the badge. */
  convention?: string;
  /**
   * The dimensions of the label.
   *
   * @default 60 by 25.3 mm
   */
  size?: BadgeSize;
  messages?: Partial<BadgePreviewMessages>;
}

/** The waves along the bottom edge, from left to right. */
const WAVE = 'q71-14 142 0t142 0 142 0 142 0 141 0';

const printable = (text: string, unprintable: readonly string[]) =>
  unprintable.reduce((rest, character) => rest.replaceAll(character, ''), text);

/** Returns the character, or its code point (`U+0007`) if it is invisible. */
const visible = (character: string) =>
  /^[\p{C}\p{Z}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;

/**
 * Draws a live preview of a badge and lists characters that can't be printed. The preview uses the print font, Noto
 * Sans, where it is installed. Set `--conkit-badge-font` to use another font.
 *
 * @example
 * ```tsx
 * <BadgePreview name="Aoife" subtitle="Dublin" />
 * ```
 */
export const BadgePreview = ({
  name,
  subtitle,
  convention,
  size = LABEL,
  messages,
  ...own
}: BadgePreviewProps) => {
  const words = useMessages('BadgePreview', badgePreviewMessages, messages);
  const unprintable = unprintableCharacters(`${name}\n${subtitle}`);
  const lines = splitBadgeName(printable(name, unprintable)).filter((line) => line !== '');
  const below = printable(subtitle, unprintable).trim();
  const height = heightOf(size);
  const shown = lines.length > 0 ? lines : [words.empty];
  const drawn = drawnLines(shown, below !== '', height);
  return (
    <div {...elementProps(own, css.frame)}>
      <svg
        className={css.badge}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={words.badge({ lines, subtitle: below })}
        textAnchor="middle"
      >
        <rect className={css.paper} width={WIDTH} height={height} />
        <rect className={css.band} width={WIDTH} height={HEAD} />
        <rect className={css.strip} y={HEAD} width={WIDTH} height="5" />
        {convention !== undefined && (
          <text className={css.convention} x={MARGIN} y="39" fontSize="30" textAnchor="start">
            {convention}
          </text>
        )}
        <path className={css.band} d={`M0 ${height - 40}${WAVE}V${height}H0z`} />
        {drawn.map(({ text, fontSize, baseline }) => (
          <FittedText
            key={baseline}
            className={lines.length > 0 ? css.name : css.empty}
            y={baseline}
            size={fontSize}
          >
            {text}
          </FittedText>
        ))}
        <FittedText className={css.subtitle} y={subtitleBaseline(height)} size={fitting(below, 36)}>
          {below}
        </FittedText>
      </svg>
      <div role="status">
        {unprintable.length > 0 && (
          <Notice tone="warning">{words.unprintable(unprintable.map(visible))}</Notice>
        )}
      </div>
    </div>
  );
};
