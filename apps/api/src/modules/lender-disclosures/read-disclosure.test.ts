import { describe, expect, it } from 'vitest';
import { lenderUcd } from '../../../test/lender-disclosures/h25b-ucd.ts';
import { DisclosureRefused } from './disclosure-refused.ts';
import { readDisclosure } from './read-disclosure.ts';

/** Why a file is refused; what was read, where it is not. */
async function told(file: string | Buffer): Promise<unknown> {
  try {
    return await readDisclosure(Buffer.from(file));
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
  ])('is refused where it differs: %s', async (name, other) => {
    expect(await told(twice(name, other))).toContain(`${name} stands twice and differs`);
  });

  const again = (name: string, change: (one: string) => string) =>
    lenderUcd.replace(new RegExp(`<${name}>.*?</${name}>`, 's'), (one) => one + change(one));

  it('is read where it is the same', async () => {
    const once = await told(lenderUcd);
    expect(await told(twice('NoteAmount', ' 162000.00 '))).toEqual(once);
    expect(await told(again('LOAN', (one) => one))).toEqual(once);
  });

  it.each([['LOAN', (one: string) => one.replace('<NoteAmount>1', '<NoteAmount>2')]])(
    'is refused where it differs in it: %s',
    async (name, change) => {
      expect(await told(again(name, change))).toContain(`${name} stands twice and differs`);
    },
  );
});

it('a refusal is short, whatever the file repeats', async () => {
  const facts = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`k${at}`, 0]));
  const file = { format: 'closewright-disclosure-1', facts, fees: [], lines: [], payments: null };
  expect(String(await told(JSON.stringify(file))).length).toBeLessThan(400);
});

const ownFile = (fees: readonly object[]) =>
  JSON.stringify({ format: 'closewright-disclosure-1', facts: {}, fees, lines: [], payments: null });
const feeOf = (amount: number) => ({ section: 'A', label: 'Underwriting fee', columns: { borrowerAtClosing: amount } });

describe('our own JSON', () => {
  it.each([
    [
      'an amount beyond all',
      ownFile([feeOf(1), feeOf(Number.MAX_SAFE_INTEGER)]),
      'fees.1.columns.borrowerAtClosing: An amount is at most 999,999,999.99',
    ],
    ['brackets without end', '['.repeat(600_000), 'at most 512 KB of JSON'],
    ['UTF-16', Buffer.from(`\ufeff${ownFile([])}`, 'utf16le'), 'is JSON in UTF-16'],
    ['UTF-16 without its mark', Buffer.from(ownFile([]), 'utf16le'), 'is JSON in UTF-16'],
    ['bytes that are no text', Buffer.from([0x7b, 0xc3]), 'not UTF-8'],
  ])('is refused for %s', async (_, file, words) => {
    expect(await told(file)).toContain(words);
  });

  it('is read with what is worked out beside as many fees as a statement has', async () => {
    expect(await told(ownFile(Array.from({ length: 310 }, (_, at) => feeOf(at))))).toMatchObject({ format: 'JSON' });
  });
});
