import { describe, expect, it } from 'vitest';
import { clampSplit, draggedSplit, largestSplit, readSplit, splitByKey } from './split-size.ts';

const room = { min: 160, minOther: 240, room: 1000 };
const right = ['ArrowRight', 'ArrowLeft'] as const;
const open = (size: number) => ({ size, isClosed: false });

describe('the size of a pane', () => {
  it.each([
    ['as it is', 300, room, 300],
    ['its least', 20, room, 160],
    ['what the other one leaves', 900, room, 760],
    ['as it is while the room is unknown', 900, { ...room, room: 0 }, 900],
    ['its least where there is no room for both', 300, { ...room, room: 350 }, 160],
    ['in whole px', 300.4, room, 300],
  ])('is %s', (_, size, given, expected) => {
    expect(clampSplit(size, given)).toBe(expected);
  });

  it('has a most that is never below its least', () => {
    expect(largestSplit(room)).toBe(760);
    expect(largestSplit({ ...room, room: 0 })).toBe(160);
  });
});

describe('what was kept', () => {
  it.each([
    [undefined, open(280)],
    [null, open(280)],
    ['wide', open(280)],
    [{ size: Number.NaN }, open(280)],
    [{ size: '300' }, open(280)],
    [{ size: 320 }, open(320)],
    [
      { size: 320, isClosed: true },
      { size: 320, isClosed: true },
    ],
  ])('%o is read as %o', (kept, expected) => {
    expect(readSplit(kept, 280)).toEqual(expected);
  });
});

describe('a drag', () => {
  it.each([
    ['moves the line', 400, true, open(400)],
    ['stops at the least of the pane', 120, true, open(160)],
    ['closes below half of it', 79, true, { size: 160, isClosed: true }],
    ['stops there where nothing closes', 10, false, open(160)],
  ])('%s', (_, to, mayClose, expected) => {
    expect(draggedSplit(to, room, mayClose)).toEqual(expected);
  });
});

describe('a key', () => {
  const closed = { size: 300, isClosed: true };
  it.each([
    ['ArrowRight', open(300), open(316)],
    ['ArrowLeft', open(300), open(284)],
    ['ArrowLeft', open(160), open(160)],
    ['ArrowRight', open(760), open(760)],
    ['ArrowRight', open(5000), open(760)],
    ['Home', open(300), open(160)],
    ['End', open(300), open(760)],
    ['Enter', open(300), closed],
    ['Enter', closed, open(300)],
    ['ArrowRight', closed, open(300)],
    ['ArrowLeft', closed, closed],
    ['Home', closed, open(160)],
    ['ArrowUp', open(300), null],
    ['a', open(300), null],
  ])('%s of %o leads to %o', (key, from, expected) => {
    expect(splitByKey(key, from, room, right, true)).toEqual(expected);
  });

  it('closes nothing that does not close', () => {
    expect(splitByKey('Enter', open(300), room, right, false)).toBeNull();
  });
});
