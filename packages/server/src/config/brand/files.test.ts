import { createCanvas } from '@napi-rs/canvas';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawLogoPng, loadBrandImage, loadLogo } from '../../brand/logo.ts';
import { root } from '../../process/root.ts';
import { loadConvention } from '../load.ts';
import { readConvention } from '../read.ts';
import { MAX_PICTURE_BYTES } from './files.ts';

const now = new Date('2026-11-20T12:00:00Z');
let folders: string;
beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'conkit-brand-'));
  mkdirSync(join(folders, 'own'));
  cpSync(join(root, 'config/northlight-2031/logo.svg'), join(folders, 'own/logo.svg'));
});
afterEach(() => rmSync(folders, { recursive: true }));

const write = (name: string, body: string | Buffer) =>
  writeFileSync(join(folders, 'own', name), body);

/** Loads a convention that extends Dublin 2019 and has this brand. */
function load(...brand: readonly string[]) {
  write('own.yaml', ['extends: dublin-2019', 'id: own', 'brand:', ...brand, ''].join('\n'));
  return loadConvention(readConvention('own', folders), now).brand;
}

/** Returns the problem of an SVG with this content. */
function getProblem(
  content: string,
  head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"',
) {
  write('logo.svg', `<svg ${head}>\n${content}\n</svg>`);
  try {
    load('  logo: logo.svg');
    return '';
  } catch (error) {
    return (error as Error).message.replace(
      /^.*own\.yaml:4: brand\.logo can't be used: logo\.svg, /,
      '',
    );
  }
}

describe('the pictures of a brand', () => {
  it('are read from the folder, with their ratio and an address that changes with the content', async () => {
    const png = await createCanvas(64, 32).encode('png');
    write('icon.png', png);
    const { logo, icon } = load('  logo: logo.svg', '  icon: icon.png');
    expect(logo).toMatchObject({ type: 'image/svg+xml', height: 56 });
    expect(logo?.path).toMatch(/^\/brand\/logo-[\da-f]{10}\.svg$/);
    expect(icon).toMatchObject({ type: 'image/png', width: 64, height: 32, body: png });
    write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    expect(load('  logo: logo.svg').logo?.path).not.toBe(logo?.path);
  });

  it('are read from the extended folder', () => {
    mkdirSync(join(folders, 'child'));
    load('  logo: logo.svg');
    writeFileSync(join(folders, 'child/child.yaml'), 'extends: own\nid: child\n');
    const { brand } = loadConvention(readConvention('child', folders), now);
    expect(brand.logo?.path).toMatch(/^\/brand\/logo-/);
  });

  it('are refused when they are missing, too large or no picture, with the line', () => {
    expect(() => load('  logo: lgo.svg')).toThrow(
      /own\.yaml:4: brand\.logo is missing: the folder has no lgo\.svg$/,
    );
    write('logo.svg', Buffer.alloc(MAX_PICTURE_BYTES + 1, ' '));
    expect(() => load('  logo: logo.svg')).toThrow(
      /logo is too large: logo\.svg has more than 100 kB$/,
    );
    write('icon.png', 'GIF89a');
    expect(() => load('  icon: icon.png')).toThrow(/icon is no picture: icon\.png isn't a PNG$/);
    expect(() => load('  icon: ../../secret.png')).toThrow(/icon must match a file in the folder/);
    expect(() => load('  icon: icon.gif')).toThrow(/icon must match a file in the folder/);
  });

  it('are refused when they have too many pixels', async () => {
    write('icon.png', await createCanvas(2001, 1).encode('png'));
    expect(() => load('  icon: icon.png')).toThrow(/2001 × 1 pixels/);
  });

  it('can be long, if they can still be drawn', async () => {
    const box = 'xmlns="http://www.w3.org/2000/svg" viewBox';
    for (const [size, width] of [
      ['0 0 20 1', 20],
      ['0 0 1 20', 1],
    ] as const) {
      write('logo.svg', `<svg ${box}="${size}"><path d="M0 0h20v20z"/></svg>`);
      const logo = await loadLogo(load('  logo: logo.svg'), '#ffffff');
      expect(logo?.width).toBe(width);
      expect((await drawLogoPng(logo as NonNullable<typeof logo>, 72, 600)).width).toBeGreaterThan(
        3,
      );
    }
    write('logo.svg', `<svg ${box}="0 0 9000 1"/>`);
    expect(() => load('  logo: logo.svg')).toThrow(/logo is too long: logo\.svg is 9000 × 1/);
    write('logo.png', await createCanvas(1, 21).encode('png'));
    expect(() => load('  logo: logo.png')).toThrow(/logo is too long: logo\.png is 1 × 21/);
  });

  it('are refused when they are damaged, because no mail could be drawn with them', async () => {
    const png = await createCanvas(64, 32).encode('png');
    write('logo.png', png.fill(0, 45, png.length - 12));
    expect(() => load('  logo: logo.png')).toThrow(/logo is damaged: save logo\.png again$/);
  });

  it('can be drawn with any sign in the first element', async () => {
    write(
      'logo.svg',
      '<!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" aria-label="North > South" viewBox="0 0 90 9"/>',
    );
    const { logo } = load('  logo: logo.svg');
    expect(await loadBrandImage(logo as NonNullable<typeof logo>)).toMatchObject({ height: 240 });
  });
});

describe('an SVG', () => {
  it.each([
    ['<script>alert(1)</script>', "line 2: <script> isn't allowed"],
    ['<g onload="alert(1)"/>', "line 2: onload isn't allowed"],
    ['\n<foreignObject/>', "line 3: <foreignObject> isn't allowed"],
    ['<a href="#x"/>', "line 2: <a> isn't allowed"],
    ['<animate/>', "line 2: <animate> isn't allowed"],
    ['<image href="https://evil.example/x.png"/>', 'line 2: href loads another file'],
    ['<use xlink:href="other.svg#x"/>', 'line 2: xlink:href loads another file'],
    ['<use x:href="other.svg#x"/>', 'line 2: x:href loads another file'],
    ['<use href="data:image/png;base64,AAAA"/>', 'line 2: href loads another file'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'line 2: href loads another file'],
    ['<style>@import "x.css"</style>', 'line 2: <style> loads another file'],
    ['<style>@\\69mport "x.css"</style>', 'line 2: <style> loads another file'],
    ['<svg style="background:image-set(\'x.png\' 1x)"/>', 'line 2: style loads another file'],
    ['<rect style="fill:u\\72 l(x.svg#x)"/>', 'line 2: style loads another file'],
    ['<rect fill="url(https://evil.example/#x)"/>', 'line 2: fill loads another file'],
    [
      '<g xmlns:x="http://www.w3.org/2000/svg"/>',
      'line 2: xmlns:x names the elements of SVG or HTML again',
    ],
    ['<g>', /line 3/],
    ['&evil;', /line 2: Named entity isn't defined/],
  ])('can have no %s', (content, problem) => {
    expect(getProblem(content)).toMatch(problem);
  });

  it('can have styles, gradients and what drawing programs add', () => {
    const gradient = '<defs><linearGradient id="a"/></defs><rect style="fill:url(#a)"/>';
    expect(getProblem(`${gradient}<sodipodi:namedview/><use href="#a"/>`)).toBe('');
  });

  it('needs a size and the name of its elements', () => {
    expect(getProblem('', 'xmlns="http://www.w3.org/2000/svg"')).toMatch(/needs a viewBox$/);
    expect(getProblem('', 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 Infinity 9"')).toMatch(
      /needs a viewBox$/,
    );
    expect(getProblem('', 'xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"')).toMatch(
      /needs a viewBox$/,
    );
    expect(getProblem('', 'viewBox="0 0 9 9"')).toMatch(/<svg> needs xmlns=/);
    expect(getProblem('', 'xmlns="http://www.w3.org/2000/svg" width="9mm" height="3mm"')).toBe('');
  });

  it('can have the usual document type, but no declarations, which add attributes', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g/></svg>';
    write('logo.svg', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg}`);
    expect(load('  logo: logo.svg').logo).toBeDefined();
    write('logo.svg', `<?xml version="1.0"?><?xml-stylesheet href="logo.css"?>${svg}`);
    expect(() => load('  logo: logo.svg')).toThrow(/<\?xml-stylesheet\?> loads another file$/);
    write('logo.svg', `<!DOCTYPE svg [<!ATTLIST g onload CDATA "alert(1)">]>${svg}`);
    expect(() => load('  logo: logo.svg')).toThrow(/<!DOCTYPE> can have no declarations$/);
  });

  it('can have no text as a logo, because fonts differ', () => {
    expect(getProblem('<text>Northlight</text>')).toMatch(/has text/);
  });
});

describe('the background', () => {
  const drawing = (fill: string) =>
    write(
      'ground.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="${fill}" d="M0 0H40V20z"/></svg>`,
    );

  it('is as opaque as text on it allows, in each theme', () => {
    drawing('#001f36');
    const near = load('  background: ground.svg').background;
    expect(near).toMatchObject({ type: 'image/svg+xml', opacity: { light: 1, dark: 1 } });
    drawing('#808080');
    const grey = load('  background: ground.svg').background?.opacity;
    for (const opacity of [grey?.light, grey?.dark]) {
      expect(opacity).toBeGreaterThanOrEqual(0.1);
      expect(opacity).toBeLessThan(0.6);
    }
  });

  it('is refused if text on it can’t be read, or for the reasons of other pictures', () => {
    drawing('#ffffff');
    expect(() =>
      load("  colors: { primary: '#0f766e', ground: '#757575' }", '  background: ground.svg'),
    ).toThrow(
      /brand\.background has too little contrast: in the light theme, text on it can't be read; use colours near #/,
    );
    write('ground.png', Buffer.from('none'));
    expect(() => load('  background: ground.png')).toThrow(
      /brand\.background is no picture: ground\.png isn't a PNG/,
    );
    write('ground.svg', Buffer.alloc(MAX_PICTURE_BYTES + 1, ' '));
    expect(() => load('  background: ground.svg')).toThrow(/brand\.background is too large/);
    expect(() => load('  background: ground.jpg')).toThrow(/brand\.background must match a file/);
  });
});

it('a barcode card has a place for its barcode', () => {
  const card = (slots: string) => {
    write('card.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">${slots}</svg>`);
    return load(
      '  logo: logo.svg',
      'barcode_card: { template: card.svg, width_mm: 80, height_mm: 40 }',
    ).barcodeCard;
  };
  const name = '<rect id="slot-name" width="80" height="20"/>';
  expect(() => card(name)).toThrow(
    /barcode_card\.template can't be used: card\.svg, slot-barcode is missing/,
  );
  const read = card(`${name}<rect id="slot-barcode" y="20" width="80" height="20"/>`);
  expect(Object.keys(read?.slots ?? {}).toSorted()).toEqual(['barcode', 'name']);
});
