import { expect, it } from 'vitest';
import { undrawable } from './drawable.ts';

it.each([
  ['Ann Lee', ''],
  ['Đặng Yıldız & Söhne', ''],
  // Letters with marks of their own are one letter each.
  ['Jose\u0301', ''],
  ['Ελένη Иванова', ''],
  ['李明', '李明'],
  ['李明 & 李 Söhne', '李明'],
  ['Ann\u034fLee', '\u034f'],
  ['Ann\u00adLee', '\u00ad'],
  ['Ann\u061cLee', '\u061c'],
])('of %j no font has %j', (text, expected) => {
  expect(undrawable(text)).toBe(expected);
});
