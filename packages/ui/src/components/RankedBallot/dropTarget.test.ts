import { describe, expect, it } from 'vitest';
import { dropTarget, type RowBox } from './dropTarget.ts';

/** Creates rows of 100 px each. A dot is an empty position. */
const boxes = (rows: string): RowBox[] =>
  Array.from(rows, (row, at) => ({ top: at * 100, bottom: at * 100 + 100, isEmpty: row === '·' }));

const positionAt = (y: number, rows: string, from: number) =>
  dropTarget(y, boxes(rows), from)?.position;

describe('dropTarget', () => {
  it('returns the position before a row at its upper half and after it at its lower half', () => {
    expect(dropTarget(110, boxes('ABC'), -1)).toEqual({ position: 1, row: 1, side: 'before' });
    expect(dropTarget(190, boxes('ABC'), -1)).toEqual({ position: 2, row: 1, side: 'after' });
  });

  it('does not count the dragged row above the pointer', () => {
    expect(positionAt(290, 'ABC', 0)).toBe(2);
    expect(positionAt(210, 'ABC', 0)).toBe(1);
    expect(positionAt(10, 'ABC', 2)).toBe(0);
  });

  it('returns null at the entry’s own place and at the facing halves of its neighbours', () => {
    expect(dropTarget(150, boxes('ABC'), 1)).toBeNull();
    expect(dropTarget(90, boxes('ABC'), 1)).toBeNull();
    expect(dropTarget(210, boxes('ABC'), 1)).toBeNull();
  });

  it('returns an empty position over its whole row', () => {
    expect(dropTarget(110, boxes('A·C'), -1)).toEqual({ position: 1, row: 1, side: 'on' });
    expect(positionAt(190, 'A·C', 0)).toBe(0);
    expect(positionAt(190, 'A·C', 2)).toBe(1);
  });

  it('returns the end below the last row and the first position above the first row', () => {
    expect(dropTarget(900, boxes('AB'), -1)).toEqual({ position: 2, row: 1, side: 'after' });
    expect(positionAt(900, 'AB', 0)).toBe(1);
    expect(positionAt(-50, 'AB', 1)).toBe(0);
  });

  it('returns the first position of an empty list', () => {
    expect(dropTarget(10, [], -1)).toEqual({ position: 0, row: -1, side: 'on' });
  });
});
