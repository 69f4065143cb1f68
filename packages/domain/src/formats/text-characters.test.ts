import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, lineProblem, notStorable, textProblem } from './index.ts';

const newlines = 'This text has one line: leave out line breaks and tabs';
const controlled = (name: string) => `This text has a control character (${name}): write it anew without it`;
const turned = (name: string) =>
  `This text has an invisible character that turns the direction of writing (${name}): write it anew without it`;

const hidden = (name: string) => `This text has an invisible character (${name}): write it anew without it`;

describe('the characters of a text', () => {
  it.each([
    ['a NUL', 'a\0b', notStorable, notStorable],
    ['half of a character', 'a\ud83d', notStorable, notStorable],
    ['a bell', 'a\u0007b', controlled('U+0007'), controlled('U+0007')],
    ['an escape', '\u001b[31mred', controlled('U+001B'), controlled('U+001B')],
    ['DEL', 'a\u007f', controlled('U+007F'), controlled('U+007F')],
    ['an apostrophe of Windows-1252 read wrongly', 'O\u0092Brien', controlled('U+0092'), controlled('U+0092')],
    ['a line break', 'one\ntwo', null, newlines],
    ['a line break of Windows', 'one\r\ntwo', null, newlines],
    ['a tab', 'one\ttwo', null, newlines],
    ['a line separator', 'one\u2028two', null, newlines],
    ['right-to-left override', 'deed\u202efdp.exe', null, turned('U+202E')],
    ['left-to-right override', 'deed\u202dfdp.exe', null, turned('U+202D')],
    ['an embedding', 'deed\u202afdp.exe', null, turned('U+202A')],
    ['an isolate', '\u2067نام\u2069 and Latin', null, turned('U+2067')],
    ['a mark of direction', 'Cohen\u200f', null, turned('U+200F')],
    ['a zero width space', 'Ada\u200bPark', null, hidden('U+200B')],
    ['a zero width no-break space', '\ufeffAda Park', null, hidden('U+FEFF')],
    ['a word joiner', 'Ada\u2060 Park', null, hidden('U+2060')],
    ['a joiner between Latin letters', 'Ada\u200dPark', null, hidden('U+200D')],
    ['a joiner at an end', 'نام\u200c', null, hidden('U+200C')],
    ['two joiners', 'می\u200c\u200cخواهم', null, hidden('U+200C')],
    ['a joiner beside a blank', 'क्\u200d ष', null, hidden('U+200D')],
    ['a joiner of Persian letters', 'می\u200cخواهم', null, null],
    ['a joiner of Hindi letters', 'क्\u200dष', null, null],
    ['fillers alone', '\u3164 \u115f', null, 'This text has no character that can be seen'],
    ['soft hyphens alone', '\u00ad\u00ad', null, 'This text has no character that can be seen'],
    ['Arabic and Hebrew names without marks', 'محمد כהן', null, null],
    ['an emoji of many parts', '👩🏽‍⚖️ ❤️‍🔥', null, null],
    ['emoji', '👨‍👩‍👧‍👦 O’Brien', null, null],
    ['nothing', '', null, null],
  ])('with %s', (_what, text, ofNote, ofLine) => {
    expect([textProblem(text), lineProblem(text)]).toEqual([ofNote, ofLine]);
  });

  it('that a keyboard can write are taken', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => lineProblem(text) === null));
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => textProblem(`${text}\n\t${text}`) === null));
  });

  it('of one line are characters of a note, too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => lineProblem(text) !== null || textProblem(text) === null),
    );
  });
});

it.each([
  ['Fee', 5, 'Fee'],
  ['Fees', 3, 'Fee'],
  ['Fe\u{1f3e0}s', 3, 'Fe'],
  ['Fe\u{1f3e0}s', 4, 'Fe\u{1f3e0}'],
  ['\u{1f3e0}', 1, ''],
  ['', 2, ''],
])('begins %j within %d with a whole character', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
