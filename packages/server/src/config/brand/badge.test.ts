import { describe, expect, it } from 'vitest';
import { readSlots } from './badge.ts';
import { parseSvg } from './svg.ts';

const NAME = '<rect id="slot-name" x="4" y="15" width="78" height="18"/>';

/** Reads the slots of a badge of 86 × 54 mm. */
function read(content: string, origin = '0 0') {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${origin} 86 54">\n${content}\n</svg>`;
  return readSlots(text, parseSvg(text), 86);
}

describe('the slots of a badge', () => {
  it('are taken out of the template, with their place, colour, side and weight', () => {
    const number =
      '<rect id="slot-number" x="58" y="3" width="24" height="6" fill="#0f766e" data-align="right" data-weight="bold"/>';
    const { slots, background } = read(`<rect width="9" height="9"/>${NAME}\n${number}`);
    const usual = { color: '#000000', align: 'center', weight: 'bold' };
    expect(slots).toEqual({
      name: { x: 4, y: 15, width: 78, height: 18, ...usual },
      number: { x: 58, y: 3, width: 24, height: 6, ...usual, color: '#0f766e', align: 'right' },
    });
    expect(background).not.toContain('slot-');
    expect(background).toContain('<rect width="9" height="9"/>');
    expect(parseSvg(background)).toMatchObject({ width: 86, height: 54 });
  });

  it('count from the corner of the viewBox, and can have the style that Inkscape writes', () => {
    const styled = NAME.replace('/>', ' style="stroke:none; fill:#ffffff;opacity:1"/>');
    const { slots } = read(styled.replace('x="4" y="15"', 'x="-39" y="115"'), '-43 100');
    expect(slots.name).toMatchObject({ x: 4, y: 15, color: '#ffffff' });
  });

  it.each([
    ['', 'slot-name is missing'],
    [NAME.replace('x="4"', 'x="40"'), 'line 2: slot-name is partly outside the badge'],
    [NAME.replace('y="15"', 'y="-150"'), 'line 2: slot-name is partly outside the badge'],
    [`${NAME}<g><rect id='slot-type' width="1" height="1"/></g>`, 'directly inside <svg>'],
    [NAME.replace('/>', ' style="fill:red"/>'), 'needs a fill such as #005383: "red"'],
    [
      `${NAME}<rect id="slot-barcode" width="20" height="8"/>`,
      'slot-barcode is too small for scanners: it must have 25 × 5 mm',
    ],
    [NAME.replace('slot-name', 'slot-nmae'), /line 2: slot-nmae is no slot; did you mean "name"\?/],
    [`${NAME}\n${NAME}`, 'slot-name is there twice'],
    ['<g id="slot-name"/>', 'line 2: slot-name must be a <rect>'],
    [
      `${NAME}<g><rect id="slot-type" width="1" height="1"/></g>`,
      /line 2: slot-type .*directly inside <svg>/,
    ],
    [`${NAME}<g><rect id='slot-type' width='1' height='1'/></g>`, 'directly inside <svg>'],
    ['<rect id="slot-name" width="100%" height="9"/>', 'needs x, y, width and height as numbers'],
    [NAME.replace('/>', ' transform="scale(2)"/>'), 'can have no transform'],
    [NAME.replace('/>', ' fill="red"/>'), 'needs a fill such as #005383: "red"'],
    [NAME.replace('/>', ' data-align="start"/>'), 'has data-align left, center or right: "start"'],
    [NAME.replace('/>', ' data-weight="900"/>'), 'has data-weight regular or bold: "900"'],
    [NAME.replace('78', '30'), 'is too small for names of sixty letters: it must have 35 × 8 mm'],
  ])('are refused in %s', (content, problem) => {
    expect(() => read(content)).toThrow(problem);
  });
});
