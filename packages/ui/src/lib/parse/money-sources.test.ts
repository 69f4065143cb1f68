import { describe, expect, it } from 'vitest';
import { parseMoney } from './money.ts';

/**
 * Amounts as programs set to other countries write them, pasted here: each is read to the cent or refused, none is taken for another
 * amount (kit.md §4.4). 28 amounts in 3 places with 4 ways to write each.
 */
const cents = [
  0, 1, 5, 10, 50, 99, 100, 101, 999, 1000, 1050, 1234, 12345, 99999, 100000, 100001, 123456, 250000, 999999, 1000000,
  1234567, 9784020, 18000000, 100000000, 123456789, 999999999, 1000000000, 123456789012,
];
const places = { 'United States': 'en-US', Germany: 'de-DE', Switzerland: 'de-CH', France: 'fr-FR' } as const;

/** Every way a program writes one amount: with and without its symbol, negative before and behind. */
function written(amount: number, locale: string): [text: string, cents: number][] {
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amount / 100,
  );
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(amount / 100);
  return [
    [plain, amount],
    [dollars, amount],
    [`-${plain}`, -amount],
    [`(${plain})`, -amount],
  ];
}

describe.each(Object.entries(places))('amounts from %s', (place, locale) => {
  const corpus = cents.flatMap((amount) => written(amount, locale));
  it('are exact or refused', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(80);
    for (const [text, amount] of corpus) {
      const reading = parseMoney(text);
      expect(reading.state, text).not.toBe('empty');
      // Minus zero is zero.
      if (reading.state === 'read') expect(reading.value, text).toBe(amount === 0 ? 0 : amount);
    }
  });
  if (place === 'United States')
    it('are all read', () => {
      for (const [text] of corpus) expect(parseMoney(text).state, text).toBe('read');
    });
});

/** What a spreadsheet puts on the clipboard: cells by tabs, rows by line breaks. Two cells are never one amount. */
it.each(['100\t200', '100\r\n200', '1,234\n567', '100 200', '1,234.56 2,000.00'])(
  'refuses two cells pasted as one: %j',
  (text) => {
    expect(parseMoney(text).state).toBe('refused');
  },
);
