import { expect, it, test } from 'vitest';
import { FORBIDDEN, parseFileName } from './file-name.ts';

const plain = (text: string, extension?: string) => {
  const reading = parseFileName(text, extension);
  return reading.state === 'read' ? reading.value : reading.state === 'refused' ? reading.reason : null;
};

test.each([
  ['', null],
  ['   ', null],
  ['Closing Disclosure', 'Closing Disclosure'],
  [' Closing Disclosure ', 'Closing Disclosure'],
  ['12-3456 deed (recorded), v1.2.pdf', '12-3456 deed (recorded), v1.2.pdf'],
  ["O'Brien & Söhne #7 @ 100%", "O'Brien & Söhne #7 @ 100%"],
  ['context', 'context'],
  ['console.txt', 'console.txt'],
  ['com10', 'com10'],
  ['.hidden', 'leading-dot'],
  ['.', 'leading-dot'],
  ['deed.', 'trailing-dot'],
  ['con', 'reserved'],
  ['CON', 'reserved'],
  ['con.txt', 'reserved'],
  ['Com1', 'reserved'],
  ['lpt9', 'reserved'],
  ['nul', 'reserved'],
  ['prn.pdf', 'reserved'],
  ['deed\tcopy', 'control'],
  ['deed\u0000', 'control'],
  ['a'.repeat(255), 'a'.repeat(255)],
  ['a'.repeat(256), 'too-long'],
])('%j', (text, expected) => expect(plain(text)).toBe(expected));

it('refuses each forbidden character wherever it stands', () => {
  const characters = FORBIDDEN.split(' ');
  expect(characters).toHaveLength(10);
  for (const one of characters)
    for (const text of [`${one}deed`, `de${one}ed`, `deed${one}`]) expect(plain(text)).toBe('characters');
});

it('reads the name without an ending that is given', () => {
  expect(plain('deed.pdf', '.pdf')).toBe('deed');
  expect(plain('deed.PDF', '.pdf')).toBe('deed');
  expect(plain('deed', '.pdf')).toBe('deed');
  expect(plain('.pdf', '.pdf')).toBe(null);
  expect(plain('a'.repeat(252), '.pdf')).toBe('too-long');
});
