import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AddressCopyType,
  copiedAddress,
  fileRecordLimits,
  loanProblems,
  partyProblems,
  propertyProblems,
  readPastedProperties,
} from './index.ts';

describe('a row as a whole', () => {
  it.each([
    [{ isForeignAddress: true, country: null }, ['country']],
    [{ isForeignAddress: true, country: 'Canada' }, []],
    [{ isForeignAddress: false, country: null }, []],
  ])('property %j is wrong in %j', (property, wrong) => {
    expect(Object.keys(propertyProblems(property))).toEqual(wrong);
  });

  it.each([
    [{ interestFrom: '2013-04-15', interestTo: '2013-04-14' }, ['interestTo']],
    [{ interestFrom: '2013-04-15', interestTo: '2013-04-15' }, []],
    [{ interestFrom: null, interestTo: '2013-04-15' }, []],
    [{ noteDate: '2013-06-02', firstPaymentDate: '2013-06-01' }, ['firstPaymentDate']],
    [{ isInterestOnly: true, interestOnlyMonths: 61, termMonths: 60 }, ['interestOnlyMonths']],
    [{ isInterestOnly: false, interestOnlyMonths: 61, termMonths: 60 }, []],
    [{ isInterestOnly: true, interestOnlyMonths: 61, termMonths: null }, []],
  ])('loan %j is wrong in %j', (loan, wrong) => {
    expect(Object.keys(loanProblems(loan))).toEqual(wrong);
  });

  it.each([
    [{ hasPowerOfAttorney: true, attorneyInFact: '' }, ['attorneyInFact']],
    [{ hasPowerOfAttorney: true, attorneyInFact: 'Ann Doe' }, []],
    [{ hasPowerOfAttorney: false, attorneyInFact: null }, []],
    [{ email: 'ann@doe.example; joe@doe.example' }, []],
    [{ email: 'ann at home' }, ['email']],
    [{ email: null }, []],
  ])('contact %j is wrong in %j', (party, wrong) => {
    expect(Object.keys(partyProblems(party))).toEqual(wrong);
  });
});

describe('an address copied to a buyer or seller (building-blocks.md §3)', () => {
  const address = { address1: '456 Somewhere Ave', address2: null, city: 'Anytown', state: 'ST', zip: '12345' };

  // holds blocks 3.42
  it('is the primary one as 0 and the forwarding one as 1, and leaves nothing of the old one behind', () => {
    expect(AddressCopyType).toEqual({ Primary: 0, Forwarding: 1 });
    expect(copiedAddress(address, AddressCopyType.Primary)).toEqual(address);
    expect(copiedAddress(address, AddressCopyType.Forwarding)).toEqual({
      forwardingAddress1: '456 Somewhere Ave',
      forwardingAddress2: null,
      forwardingCity: 'Anytown',
      forwardingState: 'ST',
      forwardingZip: '12345',
    });
  });
});

describe('pasted properties', () => {
  const line = (number: number) => `${number} Main St\t\tAnytown\tst\t12345\tAny County\tP-${number}`;

  it('are one per line, cells by tabs', () => {
    expect(readPastedProperties(`${line(1)}\r\n\n2 Main St`, [])).toEqual({
      ok: true,
      repeated: 0,
      properties: [
        {
          address1: '1 Main St',
          address2: null,
          city: 'Anytown',
          state: 'ST',
          zip: '12345',
          countyName: 'Any County',
          parcelID: 'P-1',
        },
        {
          address1: '2 Main St',
          address2: null,
          city: null,
          state: null,
          zip: null,
          countyName: null,
          parcelID: null,
        },
      ],
    });
  });

  it('are refused as a whole when there are too many, or too many with those there are', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => line(at)).join('\n');
    expect(readPastedProperties(many, [])).toEqual({
      ok: false,
      isTooMany: true,
      message: 'The list has 10,000 properties; at most 500 can be added at once. Nothing was added.',
    });
    const there = Array.from({ length: fileRecordLimits.propertiesPerFile }, (_, at) => ({ parcelID: `X-${at}` }));
    expect(readPastedProperties(line(1), there)).toMatchObject({ ok: false });
  });

  it.each([
    ['', 'Paste at least one property'],
    [' \n ', 'Paste at least one property'],
    ['a\tb\tc\td\te\tf\tg\th', 'Line 1 has 8 cells; a property has at most 7'],
  ])('%j is refused: %s', (text, message) => {
    expect(readPastedProperties(text, [])).toEqual({ ok: false, isTooMany: false, message });
  });

  it('are never doubled: what is on the file, or twice in the list, is left out', () => {
    const cell = fc.string({ maxLength: 6 }).map((text) => text.replace(/\s/g, ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }), (rows) => {
        const text = rows.map((cells) => `Street ${cells.join('\t')}`).join('\n');
        const first = readPastedProperties(text, []);
        if (!first.ok) throw new Error(first.message);
        expect(first.properties.length + first.repeated).toBe(rows.length);
        const again = readPastedProperties(`${text}\n${text.toUpperCase()}`, first.properties);
        expect(again).toMatchObject({ ok: true, properties: [] });
      }),
    );
  });
});
