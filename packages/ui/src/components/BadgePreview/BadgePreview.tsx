import { splitBadgeName, unprintableCharacters } from '@conkit/rules';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './BadgePreview.css.ts';
import { badgePreviewMessages, type BadgePreviewMessages } from './BadgePreview.messages.ts';

export interface BadgePreviewProps {
  name: string;
  subtitle: string;
  messages?: Partial<BadgePreviewMessages>;
}

/** The badge's label in printer dots: 60 × 25.3 mm at 300 dpi. */
export const BADGE_WIDTH = 709;
export const BADGE_HEIGHT = 299;
const MARGIN = 36;
/** The average width of a bold letter, as a share of the font's size. */
const LETTER = 0.6;

/** The largest size, up to `size`, at which the text fits the width of the badge. */
const fitting = (text: string, size: number) =>
  Math.min(size, Math.floor((BADGE_WIDTH - 2 * MARGIN) / (Math.max([...text].length, 1) * LETTER)));

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
export const BadgePreview = ({ name, subtitle, messages }: BadgePreviewProps) => {
  const words = useMessages('BadgePreview', badgePreviewMessages, messages);
  const unprintable = unprintableCharacters(`${name}\n${subtitle}`);
  const lines = splitBadgeName(printable(name, unprintable)).filter((line) => line !== '');
  const below = printable(subtitle, unprintable).trim();
  const lineHeight = lines.length > 1 ? 84 : 104;
  const top = 38 + (BADGE_HEIGHT - 38 - lines.length * lineHeight - (below === '' ? 0 : 52)) / 2;
  const baselines = lines.map((_line, index) => top + (index + 0.74) * lineHeight);
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
        <rect className={css.strip} width={BADGE_WIDTH} height="18" />
        {baselines.map((y, index) => (
          <text
            key={y}
            className={css.name}
            x={BADGE_WIDTH / 2}
            y={y}
            fontSize={fitting(lines[index] ?? '', lineHeight - 12)}
          >
            {lines[index]}
          </text>
        ))}
        <text
          className={css.subtitle}
          x={BADGE_WIDTH / 2}
          y={top + lines.length * lineHeight + 34}
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
