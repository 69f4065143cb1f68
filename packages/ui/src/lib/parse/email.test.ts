import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatEmails, isEmail, parseEmails, sameEmail } from './email.ts';

/** `name|address` for each recipient found. */
const plain = (text: string) => parseEmails(text).map(({ name, address }) => (name ? `${name}|${address}` : address));

describe('parseEmails', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' ; ,\n', []],
    ['jane@home.com', ['jane@home.com']],
    ['jane@home.com,joe@home.com', ['jane@home.com', 'joe@home.com']],
    ['jane@home.com; joe@home.com;', ['jane@home.com', 'joe@home.com']],
    ['jane@home.com joe@home.com', ['jane@home.com', 'joe@home.com']],
    ['jane@home.com\njoe@home.com\r\n', ['jane@home.com', 'joe@home.com']],
    ['jane@home.com\tjoe@home.com', ['jane@home.com', 'joe@home.com']],
    ['Jane Homebuyer <jane@home.com>', ['Jane Homebuyer|jane@home.com']],
    ['Jane Q. Homebuyer <jane@home.com>', ['Jane Q. Homebuyer|jane@home.com']],
    ['"Homebuyer, Jane" <jane@home.com>', ['Homebuyer, Jane|jane@home.com']],
    [
      'Homebuyer, Jane <jane@home.com>; Seller, Joe <joe@home.com>',
      ['Homebuyer, Jane|jane@home.com', 'Seller, Joe|joe@home.com'],
    ],
    [
      'Jane Homebuyer <jane@home.com>, "Seller, Joe" <joe@home.com>, deeds@title.com',
      ['Jane Homebuyer|jane@home.com', 'Seller, Joe|joe@home.com', 'deeds@title.com'],
    ],
    ["O'Brien, Pat <pat@home.com>", ["O'Brien, Pat|pat@home.com"]],
    ['To: Jane Homebuyer <jane@home.com>; joe@home.com', ['Jane Homebuyer|jane@home.com', 'joe@home.com']],
    ['Cc: jane@home.com\nBcc: joe@home.com', ['jane@home.com', 'joe@home.com']],
    ['mailto:jane@home.com', ['jane@home.com']],
    ['<jane@home.com>', ['jane@home.com']],
    ['jane@home.com <jane@home.com>', ['jane@home.com']],
    ['jane@home.com (Jane Homebuyer)', ['Jane Homebuyer|jane@home.com']],
    ['Closing team: jane@home.com, joe@home.com;', ['jane@home.com', 'joe@home.com']],
    ['\u00a0jane@home.com\u200b', ['jane@home.com']],
    ['jos\u00e9@b\u00fccher.de', ['jos\u00e9@b\u00fccher.de']],
    // Kept as typed, to be marked.
    ['mary.stone@anytown', ['mary.stone@anytown']],
    ['jane', ['jane']],
    ['jane@home.com, joe', ['jane@home.com', 'joe']],
    ['joe, jane@home.com', ['joe', 'jane@home.com']],
    ['jane@home.com; joe@; @home.com', ['jane@home.com', 'joe@', '@home.com']],
    ['"a b"@home.com', ['"a b"@home.com']],
  ])('%j', (text, expected) => expect(plain(text)).toEqual(expected));
  it('reads its own list back', () => {
    const list = [
      { address: 'jane@home.com', name: 'Homebuyer, Jane' },
      { address: 'joe@home.com', name: 'Joe Seller' },
      { address: 'deeds@title.com' },
    ];
    expect(parseEmails(formatEmails(list))).toEqual(list);
  });
  it('drops no letter of what it cannot read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab@.<>,;" '), maxLength: 16 }), (text) => {
        const letters = (value: string) => [...value.replace(/[^ab]/g, '')].sort().join('');
        const found = parseEmails(text);
        // A name equal to its address is not kept twice; otherwise every letter is somewhere.
        const kept = letters(formatEmails(found));
        if (found.every((one) => !isEmail(one.address))) expect(kept).toBe(letters(text));
      }),
    );
  });
});

test.each([
  ['jane@home.com', true],
  ['jane.q+file12@mail.home-title.co', true],
  ['JANE@HOME.COM', true],
  ['jane@xn--bcher-kva.xn--p1ai', true],
  ['jane@home', false],
  ['jane@home.c', false],
  ['jane@home.123', false],
  ['jane@-home.com', false],
  ['jane@home..com', false],
  ['.jane@home.com', false],
  ['jane.@home.com', false],
  ['jane@@home.com', false],
  ['ja ne@home.com', false],
  ['jane@[127.0.0.1]', false],
  [`${'a'.repeat(65)}@home.com`, false],
  ['', false],
])('%j is an address: %j', (address, valid) => expect(isEmail(address)).toBe(valid));

it('knows one address in two spellings', () => {
  expect(sameEmail({ address: 'Jane@Home.com' }, { address: 'jane@home.com' })).toBe(true);
  expect(sameEmail({ address: 'jane@home.com' }, { address: 'joe@home.com' })).toBe(false);
});
