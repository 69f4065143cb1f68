import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, lineProblem, nameProblem, notStorable, textProblem } from './index.ts';

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
    ['an Arabic mark of direction', 'Ada\u061cPark', null, turned('U+061C')],
    ['a grapheme joiner', 'Ada\u034fPark', null, hidden('U+034F')],
    ['a soft hyphen', 'Ada\u00adPark', null, hidden('U+00AD')],
    ['a filler of Hangul', 'Ada\u3164Park', null, hidden('U+3164')],
    ['a filler of half width', 'Ada\uffa0Park', null, hidden('U+FFA0')],
    ['Braille without dots', 'Ada\u2800Park', null, hidden('U+2800')],
    ['a separator of Mongolian vowels', 'Ada\u180ePark', null, hidden('U+180E')],
    ['a shape of Arabic that nobody uses', 'Ada\u206aPark', null, hidden('U+206A')],
    ['an anchor of annotations', 'Ada\ufff9Park', null, hidden('U+FFF9')],
    ['a beam of music', 'Ada\u{1d173}Park', null, hidden('U+1D173')],
    ['a tag', 'Ada\u{e0041}Park', null, hidden('U+E0041')],
    ['a tag after the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{e0041}', null, hidden('U+E0041')],
    ['a selector after a letter', 'Ada\ufe0f Park', null, hidden('U+FE0F')],
    ['a selector of ideographs', '葛\u{e0100}城', null, hidden('U+E0100')],
    ['a selector after a digit that is no key', 'Suite 1\ufe0f', null, hidden('U+FE0F')],
    ['fillers alone', '\u3164 \u115f', null, hidden('U+3164')],
    ['a combining mark alone', '\u0301', null, 'This text has no character that can be seen'],
    ['a key with a digit, and a flag', '1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☎︎ ©️', null, null],
    ['the form of a Mongolian letter', 'ᠰᠠ\u180bᠷᠠ', null, null],
    ['a letter and a combining mark', 'Jose\u0301', null, null],
    ['a dash alone', '—', null, null],
    ['Arabic and Hebrew names without marks', 'محمد כהן', null, null],
    ['an emoji of many parts', '👩🏽‍⚖️ ❤️‍🔥', null, null],
    ['emoji', '👨‍👩‍👧‍👦 O’Brien', null, null],
    ['nothing', '', null, null],
  ])('with %s', (_what, text, ofNote, ofLine) => {
    expect([textProblem(text), lineProblem(text)]).toEqual([ofNote, ofLine]);
  });

  it.each([
    ['A', null],
    ['7', null],
    ['李', null],
    ['$', null],
    ['', null],
    ['— . \u0301', 'A name has a letter, a digit or a symbol'],
    ['-', 'A name has a letter, a digit or a symbol'],
    ['\u0301', 'This text has no character that can be seen'],
    ['Ada\u200bPark', hidden('U+200B')],
  ])('of a name: %j', (text, problem) => {
    expect(nameProblem(text)).toBe(problem);
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
