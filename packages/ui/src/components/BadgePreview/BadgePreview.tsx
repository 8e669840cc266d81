import { splitBadgeName, unprintableCharacters } from '@conkit/rules';
import { useLayoutEffect, useRef, type SVGTextElementAttributes } from 'react';
import {
  elementProps,
  type ElementProps,
  joinClasses,
} from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  badgePreviewMessages,
  type BadgePreviewMessages,
} from '../../locales/en/BadgePreview.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './BadgePreview.css.ts';

/** The dimensions of a badge label. */
export interface BadgeSize {
  /** In millimetres. Only the ratio of width to height matters. */
  readonly width: number;
  readonly height: number;
}

/**
 * The default label.
 *
 * @internal
 */
export const DEFAULT_LABEL: BadgeSize = { width: 60, height: 25.3 };

/**
 * The drawing's width. All lengths here are in the same unit: dots at 300 dpi on a label 60 mm wide.
 *
 * @internal
 */
export const WIDTH = 709;
/** The height of the band at the top that contains the convention's name. */
const HEAD = 56;
const MARGIN = 30;
const FOOT = 44;
const SUBTITLE = 40;
/** The average width of a bold letter and the height of its ink, relative to the font size. */
const LETTER = 0.56;
const INK = 0.8;
const CAPITAL = 0.714;
/** The largest allowed ratio between the font sizes of the two lines. */
const CONTRAST = 1.5;

/** The place of a text on a badge, in the units of its background. */
export interface BadgeSlot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The colour of the text or area, `#rrggbb`. */
  readonly color: string;
  readonly align: 'left' | 'center' | 'right';
  readonly weight: 'regular' | 'bold';
}

/** A convention's own badge. */
export interface BadgeTemplate {
  /** The picture behind the texts. Only the ratio of its width and height matters. */
  readonly background: { readonly href: string; readonly width: number; readonly height: number };
  /** The places by name. The preview uses `name`, `subtitle`, `convention` and the area `color`. */
  readonly slots: Readonly<Record<string, BadgeSlot>>;
}

export interface BadgePreviewProps extends ElementProps {
  /** The first line. */
  name: string;
  /** The second line. */
  subtitle: string;
  /** The convention's name, printed at the top of the badge. */
  conventionName?: string;
  /**
   * The dimensions of the label.
   *
   * @default 60 by 25.3 mm
   */
  size?: BadgeSize;
  /**
   * The convention's own badge, instead of the usual label.
   *
   * @default none
   */
  template?: BadgeTemplate | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<BadgePreviewMessages>;
}

/** The waves along the bottom edge, from left to right. */
const WAVE = 'q71-14 142 0t142 0 142 0 142 0 141 0';

const removeUnprintable = (text: string, unprintable: readonly string[]) =>
  unprintable.reduce((rest, character) => rest.replaceAll(character, ''), text);

/** Returns the character, or its code point (`U+0007`) if it is invisible. */
const formatCharacter = (character: string) =>
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
  conventionName,
  size = DEFAULT_LABEL,
  template,
  messages,
  ...own
}: BadgePreviewProps) => {
  const words = useMessages('BadgePreview', badgePreviewMessages, messages);
  const unprintable = unprintableCharacters(`${name}\n${subtitle}`);
  const lines = splitBadgeName(removeUnprintable(name, unprintable)).filter((line) => line !== '');
  const below = removeUnprintable(subtitle, unprintable).trim();
  const height = getBadgeHeight(size);
  const shown = lines.length > 0 ? lines : [words.empty];
  const nameLines = layOutLines(shown, below !== '', height);
  const label = words.badge({ lines, subtitle: below });
  const picture = template ? (
    <TemplateBadge
      template={template}
      lines={shown}
      isEmpty={lines.length === 0}
      subtitle={below}
      convention={conventionName ?? ''}
      label={label}
    />
  ) : (
    <svg
      className={css.badge}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={label}
      textAnchor="middle"
    >
      <rect className={css.paper} width={WIDTH} height={height} />
      <rect className={css.band} width={WIDTH} height={HEAD} />
      <rect className={css.strip} y={HEAD} width={WIDTH} height="5" />
      {conventionName !== undefined && (
        <text className={css.convention} x={MARGIN} y="39" fontSize="30" textAnchor="start">
          {conventionName}
        </text>
      )}
      <path className={css.band} d={`M0 ${height - 40}${WAVE}V${height}H0z`} />
      {nameLines.map(({ text, fontSize, baseline }) => (
        <FittedText
          key={baseline}
          className={lines.length > 0 ? css.name : css.empty}
          y={baseline}
          size={fontSize}
        >
          {text}
        </FittedText>
      ))}
      <FittedText
        className={css.subtitle}
        y={getSubtitleBaseline(height)}
        size={fitFontSize(below, 36)}
      >
        {below}
      </FittedText>
    </svg>
  );
  return (
    <div {...elementProps(own, css.frame)}>
      {picture}
      <div role="status">
        {unprintable.length > 0 && (
          <Notice tone="warning">
            {words.unprintable({ characters: unprintable.map(formatCharacter) })}
          </Notice>
        )}
      </div>
    </div>
  );
};

interface FittedTextProps extends Omit<SVGTextElementAttributes<SVGTextElement>, 'fontSize'> {
  children: string;
  /** The largest font size. */
  size: number;
  /**
   * The room for the line.
   *
   * @default the label without its margins
   */
  room?: number;
}

/** Draws a line of text and shrinks it if the device's font is wider than estimated. */
function FittedText({ children, size, room = WIDTH - 2 * MARGIN, ...own }: FittedTextProps) {
  const line = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    const { current: text } = line;
    if (!text) return;
    // Reset the size: the last effect changed the attribute without React.
    text.setAttribute('font-size', `${size}`);
    // jsdom has no layout and no `getComputedTextLength`.
    const width = text.getComputedTextLength?.() ?? 0;
    if (width > room) text.setAttribute('font-size', `${Math.floor((size * room) / width)}`);
  });
  return (
    <text ref={line} x={WIDTH / 2} fontSize={size} {...own}>
      {children}
    </text>
  );
}

interface TemplateBadgeProps {
  template: BadgeTemplate;
  /** The lines of the name, or the placeholder. */
  lines: readonly string[];
  isEmpty: boolean;
  subtitle: string;
  convention: string;
  label: string;
}

/** Draws a convention's own badge, like the server's picture. */
function TemplateBadge({ template, lines, isEmpty, label, ...texts }: TemplateBadgeProps) {
  const { background, slots } = template;
  const { width, height, href } = background;
  const { name, color: area } = slots;
  const texted = ['subtitle', 'convention'] as const;
  return (
    <svg className={css.badge} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className={css.paper} width={width} height={height} />
      <image href={href} width={width} height={height} />
      {area && (
        <rect x={area.x} y={area.y} width={area.width} height={area.height} fill={area.color} />
      )}
      {name && <SlotText slot={name} lines={lines} isEmpty={isEmpty} />}
      {texted.map((one) => {
        const slot = slots[one];
        return slot && <SlotText key={one} slot={slot} lines={[texts[one]]} />;
      })}
    </svg>
  );
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;
const SHARES = { left: 0, center: 0.5, right: 1 } as const;

interface SlotTextProps {
  slot: BadgeSlot;
  /** They share the slot's height. */
  lines: readonly string[];
  isEmpty?: boolean;
}

const SlotText = ({ slot, lines, isEmpty = false }: SlotTextProps) => {
  const { x, y, width, color, align, weight } = slot;
  const height = slot.height / Math.max(lines.length, 1);
  const sizes = lines.map((text) =>
    Math.min(height / INK, width / (Math.max([...text].length, 1) * LETTER)),
  );
  const largest = CONTRAST * Math.min(...sizes);
  return lines.map((text, index) => {
    const size = Math.min(sizes[index] ?? height, largest);
    return (
      <FittedText
        // The position is the line's identity.
        key={index} // oxlint-disable-line react/no-array-index-key
        className={joinClasses(
          weight === 'bold' ? css.bold : css.regular,
          isEmpty ? css.placeholder : undefined,
        )}
        x={x + SHARES[align] * width}
        y={y + index * height + (height + CAPITAL * size) / 2}
        room={width}
        size={size}
        fill={color}
        textAnchor={ANCHORS[align]}
      >
        {text}
      </FittedText>
    );
  });
};

/**
 * Returns the drawing's height for a label.
 *
 * @internal
 */
export const getBadgeHeight = ({ width, height }: BadgeSize): number =>
  Math.round((WIDTH * height) / width);

/** Returns the largest font size, up to `size`, at which the text fits the badge's width. */
const fitFontSize = (text: string, size: number): number =>
  Math.min(size, Math.floor((WIDTH - 2 * MARGIN) / (Math.max([...text].length, 1) * LETTER)));

/** Returns the baseline of the subtitle. */
const getSubtitleBaseline = (height: number): number => height - FOOT - 20;

/** Returns the font size and baseline of each line of the name. The lines share the height above the subtitle. */
function layOutLines(lines: readonly string[], hasSubtitle: boolean, label: number) {
  const top = HEAD + 14;
  const bottom = label - FOOT - 12 - (hasSubtitle ? SUBTITLE + 8 : 0);
  const height = (bottom - top) / Math.max(lines.length, 1);
  const most = Math.min(lines.length > 1 ? 80 : 112, height / INK);
  const sizes = lines.map((text) => fitFontSize(text, most));
  const largest = CONTRAST * Math.min(...sizes);
  return lines.map((text, index) => {
    const fontSize = Math.min(sizes[index] ?? most, largest);
    return { text, fontSize, baseline: top + index * height + (height + CAPITAL * fontSize) / 2 };
  });
}
