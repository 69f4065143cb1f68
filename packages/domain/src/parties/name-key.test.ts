import { expect, it } from 'vitest';
import { nameKey } from './index.ts';

it.each([
  ['other case', 'MICHAEL jones'],
  ['blanks around', '  Michael Jones '],
  ['doubled blanks', 'Michael  Jones'],
  ['a blank that does not break', 'Michael\u00a0Jones'],
  ['a tab', 'Michael\tJones'],
  ['a zero-width space', 'Michael\u200b Jones\u200b'],
  ['a zero-width space between blanks', 'Michael \u200b Jones'],
  ['a zero-width joiner', 'Mich\u200dael Jones'],
  ['a byte-order mark', '\ufeffMichael Jones'],
  ['a soft hyphen', 'Mi\u00adchael Jones'],
  ['a mark of direction', 'Michael Jones\u200e'],
  ['wide letters', '\uff2dichael Jones'],
])('a name is the same with %s', (_, name) => {
  expect(nameKey(name)).toBe(nameKey('Michael Jones'));
});

it('accents are the same however they are written, and another letter is another name', () => {
  expect(nameKey('Jos\u00e9')).toBe(nameKey('Jose\u0301'));
  expect(nameKey('Jose')).not.toBe(nameKey('Jos\u00e9'));
  expect(nameKey('Michael Jones')).not.toBe(nameKey('Michael Jonas'));
  expect(nameKey('Michael Jones')).not.toBe(nameKey('MichaelJones'));
});
