import { escapeMarkup } from './escape.ts';
import type { Report } from './report.ts';

const LABEL = 'ConKit API';
const COLORS = { good: '#1a7f37', bad: '#b42318' } as const;

const describe = ({ reached, facts }: Report): string =>
  reached === undefined ? 'no level' : `${facts.contractVersion} ${reached}`;

/** Formats the reached level as JSON for the endpoint badge of shields.io. */
export const badgeJson = (report: Report): string =>
  `${JSON.stringify({
    schemaVersion: 1,
    label: LABEL,
    message: describe(report),
    color: report.reached === undefined ? COLORS.bad : COLORS.good,
  })}\n`;

/** The approximate width of a letter of 11 px, and the padding of a field, in pixels. */
const LETTER = 6.6;
const PADDING = 12;

/** Formats the reached level as a picture for a README. */
export function badgeSvg(report: Report): string {
  const message = describe(report);
  const [left, right] = [LABEL, message].map((text) => Math.round(text.length * LETTER + PADDING));
  const [a = 0, b = 0] = [left, right];
  const fill = report.reached === undefined ? COLORS.bad : COLORS.good;
  const text = (x: number, said: string) =>
    `<text x="${x}" y="14" text-anchor="middle">${escapeMarkup(said)}</text>`;
  const title = `${LABEL}: ${message}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${escapeMarkup(title)}">
<title>${escapeMarkup(title)}</title>
<rect width="${a + b}" height="20" rx="3" fill="#24292f"/>
<path d="M${a} 0h${b - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${a}z" fill="${fill}"/>
<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${text(a / 2, LABEL)}${text(a + b / 2, message)}</g>
</svg>
`;
}
