import { formatMoney } from '../formats/index.ts';
import { addCents, type Cents } from '../money/index.ts';
import type { Fee, FeeKind } from '../settlement/index.ts';
import { feeKindWords } from './fee-words.ts';
import type { StoredFee } from './stored-fee.ts';

/** What Recording and Taxes charges a statement. */
export interface GovernmentCharges {
  readonly recording: Cents;
  readonly transferTaxes: Cents;
}

/** What other pages charge of which a typed fee may be the same. */
export interface ChargedElsewhere extends GovernmentCharges {
  readonly premiums?: RatedPremiums;
}

/** Premiums by the rates, by the kind of fee that takes their place: null while one is open, none where none is ordered. */
export type RatedPremiums = Readonly<
  Partial<Record<'ownersTitleInsurance' | 'lendersTitleInsurance', Cents | null | undefined>>
>;

type Charge = keyof GovernmentCharges;

/** What of it each kind of fee is; other kinds are none of it. */
const chargeOfKind: Partial<Record<FeeKind, Charge>> = {
  recording: 'recording',
  localTransferTax: 'transferTaxes',
  stateTransferTax: 'transferTaxes',
};

const taxWords = /\b(transfer|deed|mortgage|intangible|documentary|conveyance|excise|doc)\b.*\b(tax|taxes|stamps?)\b/i;
const recordingWords = /\brecord(ings?|ation)\b/i;

/** What the fees of Recording and Taxes come to, by what they are for. */
export function governmentCharges(fees: readonly Fee[]): GovernmentCharges {
  const sum = (charge: Charge) =>
    addCents(
      ...fees
        .filter(({ kind }) => kind && chargeOfKind[kind] === charge)
        .flatMap(({ charges }) => charges.map(({ amount }) => amount)),
    );
  return { recording: sum('recording'), transferTaxes: sum('transferTaxes') };
}

/** What a typed fee charges of Recording and Taxes: said by its kind, which places it on a HUD-1 in whichever section, and in section E where that says nothing by its words. */
export function governmentChargeOf({ section, kind, label }: Partial<StoredFee>): Charge | null {
  const said = kind ? feeKindWords[kind] : 'general';
  if (said !== 'general') return chargeOfKind[said] ?? null;
  if (section !== 'E') return null;
  if (taxWords.test(label ?? '')) return 'transferTaxes';
  return recordingWords.test(label ?? '') ? 'recording' : null;
}

/** What people call them. */
const chargeWords: Readonly<Record<Charge, string>> = {
  recording: 'for recording',
  transferTaxes: 'of transfer taxes',
};

function premiumOf({ kind }: Partial<StoredFee>, { premiums = {} }: ChargedElsewhere): Cents | null | undefined {
  const said = kind ? feeKindWords[kind] : null;
  return said === 'ownersTitleInsurance' || said === 'lendersTitleInsurance' ? premiums[said] : undefined;
}

/** That a fee charges again what Recording and Taxes charges, or in place of Premium Rates, in words; null where it does not. */
export function chargedTwice(stored: Partial<StoredFee>, charges: ChargedElsewhere): string | null {
  const premium = premiumOf(stored, charges);
  if (premium !== undefined)
    return `It counts in place of ${premium === null ? 'a premium' : formatMoney(premium)} of Premium Rates`;
  const charge = governmentChargeOf(stored);
  if (charge === null || charges[charge] === 0) return null;
  return `Recording and Taxes has ${formatMoney(charges[charge])} ${chargeWords[charge]}: both count`;
}
