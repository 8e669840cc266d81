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
  /** What stands at the head of the badge. */
  convention?: string;
  /**
   * The label that is printed on.
   *
   * @default 60 by 25.3 mm
   */
  size?: BadgeSize;
  messages?: Partial<BadgePreviewMessages>;
}

/** The sea before the city, from the left edge to the right one. */
const WAVE = 'q71-14 142 0t142 0 142 0 142 0 141 0';

const printable = (text: string, unprintable: readonly string[]) =>
  unprintable.reduce((rest, character) => rest.replaceAll(character, ''), text);

/** A character that can be seen; one that cannot is called by its number, as in U+0007. */
const visible = (character: string) =>
  /^[\p{C}\p{Z}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;

/**
 * Draws the badge as it will print, while its name is typed, and names what will not print. It is drawn in what badges are
 * printed with, Noto Sans where the device has it, whatever the page's font is; `--conkit-badge-font` is another one.
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
