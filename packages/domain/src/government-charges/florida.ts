import { cents } from '../money/index.ts';
import type { TransferTax } from './transfer-tax.ts';

const from = '2002-01-01';
const unit = cents(100_00);
const bySeller = { buyer: 0, seller: 1 } as const;
const byBuyer = { buyer: 1, seller: 0 } as const;

/**
 * The documentary stamp and intangible taxes of Florida. Miami-Dade takes .60 and, but for a single family home, a surtax of .45 for each
 * 100 of a deed; the rest of the state .70.
 */
export function floridaTaxes(place: { isMiamiDade: boolean; isSingleFamily: boolean }): TransferTax[] {
  const deed: TransferTax = {
    id: 'fl-deed',
    label: 'Documentary stamp tax on the deed',
    place: place.isMiamiDade ? 'Miami-Dade' : 'Florida',
    from,
    base: 'salePrice',
    terms: { kind: 'perUnit', unit, amount: cents(place.isMiamiDade ? 60 : 70) },
    split: bySeller,
    source: { text: 'Florida Statutes 201.02' },
  };
  const surtax: TransferTax = {
    ...deed,
    id: 'fl-surtax',
    isOfCounty: true,
    label: 'Surtax on the deed',
    terms: { kind: 'perUnit', unit, amount: cents(45) },
    source: { text: 'Florida Statutes 201.031' },
  };
  const note: TransferTax = {
    ...deed,
    id: 'fl-note',
    label: 'Documentary stamp tax on the note',
    place: 'Florida',
    base: 'loanAmount',
    terms: { kind: 'perUnit', unit, amount: cents(35) },
    split: byBuyer,
    source: { text: 'Florida Statutes 201.08' },
  };
  const intangible: TransferTax = {
    ...note,
    id: 'fl-intangible',
    label: 'Intangible tax on the mortgage',
    terms: { kind: 'percent', percent: '0.2' },
    source: { text: 'Florida Statutes 199.133' },
  };
  const isSurtaxed = place.isMiamiDade && !place.isSingleFamily;
  return [deed, ...(isSurtaxed ? [surtax] : []), note, intangible];
}
