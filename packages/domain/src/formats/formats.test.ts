import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, parseDate, wireDate } from '../dates/index.ts';
import { cents, maxCents, parseCents, parseRate } from '../money/index.ts';
import {
  formatDate,
  formatDecimal,
  formatInstant,
  formatMoney,
  formatRate,
  formatTime,
  localInstant,
  maskTaxID,
  momentInWords,
  parseTaxID,
  parseTime,
  taxIDKind,
} from './index.ts';

describe('money', () => {
  // holds blocks 9.21
  it.each([
    [123456, '1,234.56'],
    [-123456, '(1,234.56)'],
    [0, '0.00'],
    [5, '0.05'],
    [-5, '(0.05)'],
    [100000000, '1,000,000.00'],
    [99999, '999.99'],
    [null, ''],
  ])('%j cents show as %j', (amount, text) => {
    expect(formatMoney(amount === null ? null : cents(amount))).toBe(text);
  });

  // holds core 5.28
  it('puts the symbol before the digits, inside the parentheses', () => {
    expect(formatMoney(cents(123456), { symbol: '$' })).toBe('$1,234.56');
    expect(formatMoney(cents(-123456), { symbol: '$' })).toBe('($1,234.56)');
    expect(formatMoney(null, { symbol: '$' })).toBe('');
  });

  it.each([
    ['164.712329', '164.712329'],
    ['1234.50', '1,234.50'],
    ['1234567.123456', '1,234,567.123456'],
  ])('the decimals of %s stay', (text, shown) => {
    expect(formatDecimal(text)).toBe(shown);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -maxCents, max: maxCents }).map(cents),
        fc.constantFrom({}, { symbol: '$' }),
        (amount, options) => {
          expect(parseCents(formatMoney(amount, options))).toEqual({ ok: true, value: amount });
        },
      ),
    );
  });
});

describe('rate', () => {
  it.each([
    ['3.875', '3.8750%'],
    ['0', '0.0000%'],
    ['0.5', '0.5000%'],
    ['100', '100.0000%'],
    ['3.87505', '3.8751%'],
    ['3.87504', '3.8750%'],
    ['0.00001', '0.0000%'],
    ['-0.25', '-0.2500%'],
    [null, ''],
  ])('%j shows as %j', (rate, text) => {
    expect(formatRate(rate)).toBe(text);
  });

  // holds core 5.27
  it('reads back what it writes, up to the four decimals shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (units) => {
        const rate = parseRate(`${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`);
        if (!rate.ok) throw new Error(rate.message);
        expect(parseRate(formatRate(rate.value))).toEqual(rate);
      }),
    );
  });
});

describe('date and time', () => {
  // holds core 5.17, core 9.10, blocks 9.21
  it.each([
    ['2013-04-15', '04/15/2013'],
    ['0987-01-02', '01/02/0987'],
    [null, ''],
  ])('date %j shows as %j', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('reads back every date it writes', () => {
    const date = fc
      .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
      .filter(([year, month, day]) => day <= daysInMonth(year, month))
      .map(([year, month, day]) => wireDate({ year, month, day }));
    fc.assert(
      fc.property(date, (value) => {
        expect(parseDate(formatDate(value))).toEqual({ ok: true, value });
      }),
    );
  });

  // holds core 9.10, blocks 9.21
  it.each([
    ['10:30', '10:30 AM'],
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
    ['09:05', '09:05 AM'],
    [null, ''],
  ])('time %j shows as %j', (time, text) => {
    expect(formatTime(time)).toBe(text);
  });

  it.each(['24:00', '9:05', '10:60', '10:30 AM', '110:30', ''])('%j is no stored time', (time) => {
    expect(() => formatTime(time)).toThrow(new RangeError(`Not a time as HH:mm: ${time}`));
  });

  it.each([
    ['9:05 am', '09:05'],
    ['12:00 AM', '00:00'],
    ['12:00pm', '12:00'],
    ['1:07 p.m.', '13:07'],
    ['14:30', '14:30'],
    [' 10:30 AM ', '10:30'],
  ])('%j is read as %j', (text, time) => {
    expect(parseTime(text)).toEqual({ ok: true, value: time });
  });

  it.each(['', '13:00 PM', '0:30 am', '24:00', '10:60', '10', 'noon', '10:30 XM', 'at 10:30'])(
    'time %j is refused',
    (text) => {
      expect(parseTime(text)).toEqual({ ok: false, message: 'A time is written hh:mm AM or hh:mm PM' });
    },
  );

  it('reads back every time it writes', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, (value) => {
        expect(parseTime(formatTime(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it.each([
    ['2013-04-15T14:30:00Z', 'America/New_York', '04/15/2013 10:30 AM'],
    ['2013-01-15T14:30:00Z', 'America/New_York', '01/15/2013 09:30 AM'],
    ['2013-04-15T14:30:00Z', 'America/Phoenix', '04/15/2013 07:30 AM'],
    ['2013-04-15T02:00:00Z', 'Pacific/Honolulu', '04/14/2013 04:00 PM'],
    ['2013-04-15T00:00:00Z', 'UTC', '04/15/2013 12:00 AM'],
    ['2013-04-15T10:30:00-04:00', 'UTC', '04/15/2013 02:30 PM'],
    ['2013-04-15T10:30:00-0400', 'UTC', '04/15/2013 02:30 PM'],
  ])('%s in %s is %s', (instant, zone, text) => {
    expect(formatInstant(instant, zone)).toBe(text);
  });

  it.each([
    ['2013-04-15T13:41:00Z', '04/15/2013 9:41 AM'],
    ['2013-04-15T14:30:00Z', '04/15/2013 10:30 AM'],
    ['2013-04-15T04:05:00Z', '04/15/2013 12:05 AM'],
  ])('in a sentence %s is %s', (instant, text) => {
    expect(momentInWords(instant, 'America/New_York')).toBe(text);
  });

  it('refuses texts without an offset and zones that do not exist', () => {
    const text = '2013-04-15T14:30:00';
    expect(() => localInstant(text, 'UTC')).toThrow(new RangeError(`Not an instant: ${text}`));
    expect(() => localInstant('Zulu 2013-04-15', 'UTC')).toThrow(RangeError);
    expect(() => localInstant('soonZ', 'UTC')).toThrow(RangeError);
    expect(() => localInstant('2013-04-15T14:30:00Z', 'Nowhere/None')).toThrow(RangeError);
  });
});

describe('SSN and tax id (core.md §5)', () => {
  // holds core 5.13
  it.each([
    ['123-45-6789', 'ssn', '123-45-6789'],
    ['123456789', 'ssn', '123-45-6789'],
    ['12-3456789', 'taxID', '12-3456789'],
    [' 123456789 ', 'taxID', '12-3456789'],
    // An ITIN is written as an SSN is.
    ...['50', '65', '70', '88', '90', '92', '94', '99'].map(
      (group) => [`912${group}1234`, 'ssn', `912-${group}-1234`] as const,
    ),
    ['665-12-3456', 'ssn', '665-12-3456'],
  ] as const)('%j as %s is %s', (text, kind, value) => {
    expect(parseTaxID(text, kind)).toEqual({ ok: true, value });
  });

  // holds core 5.13
  it.each([
    ['123-45-6789', 'ssn'],
    ['12-3456789', 'taxID'],
  ])('%j is of the kind %s', (text, kind) => {
    expect(taxIDKind(text)).toBe(kind);
  });

  it.each([
    ['12-3456789', 'ssn', 'An SSN is written 123-45-6789'],
    ['123-45-6789', 'taxID', 'A tax id is written 12-3456789'],
    ['12345678', 'ssn', 'An SSN is written 123-45-6789'],
    ['1234567890', 'ssn', 'An SSN is written 123-45-6789'],
    ['123-456789', 'ssn', 'An SSN is written 123-45-6789'],
    ['', 'taxID', 'A tax id is written 12-3456789'],
    ['***-**-6789', 'ssn', 'An SSN is written 123-45-6789'],
    ['000-00-0000', 'ssn', 'No SSN begins with 000'],
    ['000123456', 'ssn', 'No SSN begins with 000'],
    ['666-12-3456', 'ssn', 'No SSN begins with 666'],
    ['123-00-4567', 'ssn', 'No SSN has 00 in the middle'],
    ['123-45-0000', 'ssn', 'No SSN ends in 0000'],
    ...['00', '49', '66', '69', '89', '93'].map(
      (group) =>
        [
          `912-${group}-1234`,
          'ssn',
          group === '00'
            ? 'No SSN has 00 in the middle'
            : 'No SSN begins with 9; an ITIN does, with 50–65, 70–88, 90–92 or 94–99 in the middle',
        ] as const,
    ),
  ] as const)('%j as %s is refused', (text, kind, message) => {
    expect(parseTaxID(text, kind)).toEqual({ ok: false, message });
  });

  // holds core 5.13
  it.each([
    ['ssn', '6789', '***-**-6789'],
    ['ssn', null, '***-**-****'],
    ['taxID', '6789', '**-***6789'],
    ['taxID', null, '**-*******'],
    ['ssn', '123-45-6789', '***-**-****'],
    ['taxID', '', '**-*******'],
  ] as const)('%s with %j is masked %s', (kind, last4, masked) => {
    expect(maskTaxID(kind, last4)).toBe(masked);
  });

  it('never shows more than four digits', () => {
    fc.assert(
      fc.property(fc.constantFrom('ssn' as const, 'taxID' as const), fc.string(), (kind, last4) => {
        expect(maskTaxID(kind, last4).replace(/\D/g, '').length).toBeLessThanOrEqual(4);
      }),
    );
    expect(taxIDKind('***-**-6789')).toBeNull();
  });

  it.each(['1123-45-6789', '123-45-67890', '112-3456789', '12-34567890', '123456789'])('%j is neither', (text) => {
    expect(taxIDKind(text)).toBeNull();
  });

  it('shows nothing of a text that only begins with four digits', () => {
    expect(maskTaxID('ssn', '67890')).toBe('***-**-****');
  });

  it('reads back what it writes, with and without dashes', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(digits, fc.constantFrom('ssn' as const, 'taxID' as const), (text, kind) => {
        const written = parseTaxID(text, kind);
        fc.pre(kind === 'taxID' || written.ok);
        if (!written.ok) throw new Error(written.message);
        expect(written.value.replaceAll('-', '')).toBe(text);
        expect(parseTaxID(written.value, kind)).toEqual(written);
        expect(taxIDKind(written.value)).toBe(kind);
      }),
    );
  });
});
