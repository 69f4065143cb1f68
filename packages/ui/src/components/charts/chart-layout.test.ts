import { expect, test } from 'vitest';
import { layoutChart } from './chart-layout.ts';

const frame = { width: 320, height: 140, top: 10, right: 10, bottom: 20, left: 30 };
const days = ['Mon', 'Tue', 'Wed'];

test('bars stand on zero and inside the frame', () => {
  const { marks, baseline } = layoutChart('bar', days, [{ name: 'Closings', values: [4, 0, 9] }], frame);
  expect(marks.map(({ y, height }) => y + height)).toEqual([baseline, baseline, baseline]);
  expect(Math.min(...marks.map(({ y }) => y))).toBeGreaterThanOrEqual(frame.top);
  expect(marks[1]?.height).toBe(0);
});

test('a negative bar hangs below zero', () => {
  const { marks, baseline } = layoutChart('bar', days, [{ name: 'Net', values: [4, -2, null] }], frame);
  expect(marks).toHaveLength(2);
  expect(marks[1]?.y).toBe(baseline);
  expect(marks[1]?.height).toBeGreaterThan(0);
});

test('stacked parts touch', () => {
  const series = [
    { name: 'On track', values: [4, 1, 2] },
    { name: 'At risk', values: [1, 0, 3] },
  ];
  const { marks } = layoutChart('stacked-bar', days, series, frame);
  const [below, above] = marks.filter(({ category }) => category === 2);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? 0);
});

test('a line breaks where there is no value', () => {
  const { paths } = layoutChart('line', ['a', 'b', 'c', 'd'], [{ name: 'Open', values: [1, null, 3, 4] }], frame);
  expect(paths[0]?.match(/M/g)).toHaveLength(2);
});

test('no values at all: still a scale', () => {
  const { ticks, marks } = layoutChart('bar', days, [{ name: 'Closings', values: [null, null, null] }], frame);
  expect(marks).toEqual([]);
  expect(ticks.length).toBeGreaterThan(1);
});
