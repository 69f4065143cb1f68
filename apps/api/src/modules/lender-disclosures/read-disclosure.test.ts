import { describe, expect, it } from 'vitest';
import { lenderUcd } from '../../../test/lender-disclosures/h25b-ucd.ts';
import { DisclosureRefused } from './disclosure-refused.ts';
import { readDisclosure } from './read-disclosure.ts';

/** Why a file is refused; what was read, where it is not. */
function told(file: string | Buffer): unknown {
  try {
    return readDisclosure(Buffer.from(file));
  } catch (error) {
    if (error instanceof DisclosureRefused) return error.message;
    throw error;
  }
}

const twice = (name: string, other: string) =>
  lenderUcd.replace(new RegExp(`<${name}>[^<]*</${name}>`), (one) => `${one}<${name}>${other}</${name}>`);

describe('what stands twice where one is expected', () => {
  it.each([
    ['NoteAmount', '9162000.00'],
    ['NoteRatePercent', '9.0'],
    ['SalesContractAmount', '1.00'],
    ['FeeActualPaymentAmount', '1.00'],
    ['ClosingDate', '2015-01-01'],
    ['FeeType', 'Other'],
  ])('is refused where it differs: %s', (name, other) => {
    expect(told(twice(name, other))).toContain(`${name} stands twice and differs`);
  });

  const again = (name: string, change: (one: string) => string) =>
    lenderUcd.replace(new RegExp(`<${name}>.*?</${name}>`, 's'), (one) => one + change(one));

  it('is read where it is the same', () => {
    expect(told(twice('NoteAmount', ' 162000.00 '))).toEqual(told(lenderUcd));
    expect(told(again('LOAN', (one) => one))).toEqual(told(lenderUcd));
  });

  it.each([['LOAN', (one: string) => one.replace('<NoteAmount>1', '<NoteAmount>2')]])(
    'is refused where it differs in it: %s',
    (name, change) => {
      expect(told(again(name, change))).toContain(`${name} stands twice and differs`);
    },
  );
});

it('a refusal is short, whatever the file repeats', () => {
  const facts = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`k${at}`, 0]));
  const file = { format: 'closewright-disclosure-1', facts, fees: [], lines: [], payments: null };
  expect(String(told(JSON.stringify(file))).length).toBeLessThan(400);
});
