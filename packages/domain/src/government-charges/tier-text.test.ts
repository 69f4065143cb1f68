import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  emptyTransferTax,
  parseTiers,
  taxesOfPlace,
  tierText,
  transferTaxFigure,
  transferTaxProblems,
} from './index.ts';

const maine = 'Each part: over 0 2.20 per 500; over 1000000 6 per 500';

describe('tiers of a tax as a text', () => {
  it.each([
    maine,
    'The whole: over 0 1%; over 999999.99 1.5%',
    'Each part: over 0 4.45 per 500 free 100000; over 500000 6.75 per 500',
    'The whole: over 0 (Each part: over 0 2 per 500; over 150000 3.35 per 500); over 350000 (Each part: over 0 2.90 per 500)',
  ])('%s is read, and written as it was', (text) => {
    const read = parseTiers(text);
    expect(read.ok && tierText(read.value)).toBe(text);
  });

  it('may be written with capitals, thousands and spaces of any kind', () => {
    const read = parseTiers('  EACH PART:over 0  2.2 per $500 ;over 1,000,000 6.00 per 500');
    expect(read.ok && tierText(read.value)).toBe(maine);
  });

  it.each([
    ['without a word of how', 'over 0 1%'],
    ['without tiers', 'Each part:'],
    ['that do not begin at 0', 'Each part: over 1 1%'],
    ['that do not rise', 'Each part: over 0 1%; over 5 2%; over 5 3%'],
    ['above the whole', 'Each part: over 0 101%'],
    ['of a unit of nothing', 'Each part: over 0 1 per 0'],
    ['below zero', 'Each part: over 0 -1 per 500'],
    ['free of less than nothing', 'Each part: over 0 1% free -1'],
    ['in no order of parentheses', 'Each part: over 0 (Each part: over 0 1%'],
    ['too deep', 'The whole: over 0 (The whole: over 0 (Each part: over 0 1%))'],
    ['too many', `Each part: ${Array.from({ length: 41 }, (_, at) => `over ${at} 1%`).join('; ')}`],
    ['free where the whole is taxed', 'The whole: over 0 1% free 100000'],
    ['longer than a text may be', `Each part: over 0 1%${' '.repeat(100_000)}x`],
    ['of anything else', 'Each part: over 0 much'],
  ])('%s are refused', (_, text) => {
    expect(parseTiers(text).ok).toBe(false);
    expect(transferTaxProblems({ tiers: text })).toHaveProperty('tiers');
  });

  it('writes those of every table of the product', () => {
    const facts = {
      salePrice: cents(900_000_00),
      isSingleFamily: false,
      isPrincipalResidence: true,
      isResidential: true,
    };
    const places = [
      { state: 'NJ' },
      { state: 'ME' },
      { state: 'MD', county: 'Anne Arundel' },
      { state: 'MD', county: 'Montgomery' },
    ] as const;
    const tiered = places.flatMap((place) =>
      taxesOfPlace({ ...facts, ...place }).flatMap(({ terms }) => (terms.kind === 'tiers' ? [terms] : [])),
    );
    expect(tiered.length).toBeGreaterThan(4);
    for (const terms of tiered) {
      const text = tierText(terms);
      const read = parseTiers(text);
      expect(read.ok && tierText(read.value)).toBe(text.replaceAll('.0%', '%'));
    }
  });
});

describe('a stored tax by tiers', () => {
  const stored = { ...emptyTransferTax, level: 'State', method: 'Tiers', tiers: maine, borrowerPart: '50' } as const;
  const file = { salePrice: 1_200_000_00, loanAmount: 1_300_000_00 };

  it.each([
    ['of the price', 'Sale price', file, 4400_00 + 2400_00],
    ['of the loan', 'Loan amount', file, 4400_00 + 3600_00],
    ['of the price and what of the loan is more', 'Price or larger loan', file, 4400_00 + 3600_00],
    ['of a price without a loan', 'Price or larger loan', { ...file, loanAmount: null }, 4400_00 + 2400_00],
  ] as const)('is reckoned on each part %s, and says how', (_, reckonedOn, on, expected) => {
    const figure = transferTaxFigure({ ...stored, reckonedOn }, on);
    if (figure.kind === 'open') throw new Error('It is open');
    expect(figure.amount.value).toBe(expected);
    expect(figure.borrower.value).toBe(expected / 2);
    expect(faultsOf(figure.amount.trace)).toEqual([]);
  });

  it('is open while the tiers are not known', () => {
    const figure = transferTaxFigure({ ...stored, tiers: null, reckonedOn: 'Sale price' }, file);
    expect(figure).toMatchObject({ kind: 'open', missing: { tiers: 'The tiers' } });
  });
});
