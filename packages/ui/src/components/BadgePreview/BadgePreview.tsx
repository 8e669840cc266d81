import { splitBadgeName, unprintableCharacters } from '@conkit/rules';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './BadgePreview.css.ts';
import { badgePreviewMessages, type BadgePreviewMessages } from './BadgePreview.messages.ts';

export interface BadgePreviewProps {
  name: string;
  subtitle: string;
  /** What stands at the head of the badge. */
  convention?: string;
  messages?: Partial<BadgePreviewMessages>;
}

/** The badge's label in printer dots: 60 × 25.3 mm at 300 dpi. */
export const BADGE_WIDTH = 709;
export const BADGE_HEIGHT = 299;
/** The convention's name stands in a band above, the membership in one below. */
const HEAD = 56;
const FOOT = 44;
const MARGIN = 30;
const SUBTITLE = 40;
/** The average width of a bold letter, and the height of its ink, as shares of the font's size. */
const LETTER = 0.56;
const INK = 0.8;
const CAPITAL = 0.714;
/** The larger of two lines is not more than this many times the other. */
const CONTRAST = 1.5;
/** The sea before the city. */
const WAVE = 'M0 259q71-14 142 0t142 0 142 0 142 0 141 0V299H0z';

/** The largest size, up to `size`, at which the text fits the width of the badge. */
const fitting = (text: string, size: number) =>
  Math.min(size, Math.floor((BADGE_WIDTH - 2 * MARGIN) / (Math.max([...text].length, 1) * LETTER)));

/** Each line of the name with its size and its baseline: they share the height that the subtitle leaves. */
function drawnLines(lines: readonly string[], hasSubtitle: boolean) {
  const top = HEAD + 14;
  const bottom = BADGE_HEIGHT - FOOT - 12 - (hasSubtitle ? SUBTITLE + 8 : 0);
  const height = (bottom - top) / Math.max(lines.length, 1);
  const most = Math.min(lines.length > 1 ? 80 : 112, height / INK);
  const sizes = lines.map((text) => fitting(text, most));
  const largest = CONTRAST * Math.min(...sizes);
  return lines.map((text, index) => {
    const size = Math.min(sizes[index] ?? most, largest);
    return { text, size, baseline: top + index * height + (height + CAPITAL * size) / 2 };
  });
}

const printable = (text: string, unprintable: readonly string[]) =>
  unprintable.reduce((rest, character) => rest.replaceAll(character, ''), text);

/** A character that can be seen; one that cannot is called by its number, as in U+0007. */
const visible = (character: string) =>
  /^[\p{C}\p{Z}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;

/**
 * Draws the badge as it will print, while its name is typed, and names what will not print.
 *
 * @example
 * ```tsx
 * <BadgePreview name="Aoife" subtitle="Dublin" />
 * ```
 */
export const BadgePreview = ({ name, subtitle, convention, messages }: BadgePreviewProps) => {
  const words = useMessages('BadgePreview', badgePreviewMessages, messages);
  const unprintable = unprintableCharacters(`${name}\n${subtitle}`);
  const lines = splitBadgeName(printable(name, unprintable)).filter((line) => line !== '');
  const below = printable(subtitle, unprintable).trim();
  const drawn = drawnLines(lines, below !== '');
  return (
    <div className={css.frame}>
      <svg
        className={css.badge}
        viewBox={`0 0 ${BADGE_WIDTH} ${BADGE_HEIGHT}`}
        role="img"
        aria-label={words.badge({ lines, subtitle: below })}
        textAnchor="middle"
      >
        <rect className={css.paper} width={BADGE_WIDTH} height={BADGE_HEIGHT} />
        <rect className={css.band} width={BADGE_WIDTH} height={HEAD} />
        <rect className={css.strip} y={HEAD} width={BADGE_WIDTH} height="5" />
        {convention !== undefined && (
          <text className={css.convention} x={MARGIN} y="39" fontSize="30" textAnchor="start">
            {convention}
          </text>
        )}
        <path className={css.band} d={WAVE} />
        {drawn.map(({ text, size, baseline }) => (
          <text
            key={baseline}
            className={css.name}
            x={BADGE_WIDTH / 2}
            y={baseline}
            fontSize={size}
          >
            {text}
          </text>
        ))}
        <text
          className={css.subtitle}
          x={BADGE_WIDTH / 2}
          y={BADGE_HEIGHT - FOOT - 20}
          fontSize={fitting(below, 36)}
        >
          {below}
        </text>
      </svg>
      <div role="status">
        {unprintable.length > 0 && (
          <Notice tone="warning">{words.unprintable(unprintable.map(visible))}</Notice>
        )}
      </div>
    </div>
  );
};
