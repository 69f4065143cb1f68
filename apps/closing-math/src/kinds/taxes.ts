import type { transferTaxCase } from '@closewright/contract/closing-math';
import { InputError } from '@closewright/domain/errors';
import { type PlainTerms, type TaxTerms, type TransferTax, taxesOfPlace } from '@closewright/domain/government-charges';
import type { Cents } from '@closewright/domain/money';
import type { z } from 'zod';

type Input = Pick<
  z.output<typeof transferTaxCase>,
  'state' | 'county' | 'isSingleFamily' | 'isPrincipalResidence' | 'isResidential' | 'taxes' | 'only'
>;
type OwnTax = NonNullable<Input['taxes']>[number];

const always = '0001-01-01';

/** The taxes a case asks for: those of a state and county, or its own, of every day they are known for. */
export function taxesOf({ taxes: own, only, state, ...place }: Input, salePrice: Cents): TransferTax[] {
  if (own && state) throw new InputError('INCONSISTENT', 'taxes', 'Give a state or taxes of your own, not both');
  if (!own && state === undefined) throw new InputError('MISSING', 'state', 'Give a state, or taxes of your own');
  const known = state === undefined ? (own ?? []).map(ownTax) : taxesOfPlace({ state, salePrice, ...place });
  const wrong = only?.find((id) => known.every((tax) => tax.id !== id));
  if (wrong !== undefined) throw new InputError('NO_TABLE', 'only', `There is no such tax: ${wrong}`);
  return known.filter(({ id }) => !only || only.includes(id));
}

function ownTax({ id, label, base, exempt, split, source, ...terms }: OwnTax, at: number): TransferTax {
  return {
    id,
    label,
    place: 'Typed',
    from: always,
    base,
    exempt,
    split,
    source: { text: source },
    terms: termsOf(terms, `taxes.${at}`),
  };
}

function termsOf(
  { tiers, isMarginal, ...plain }: Pick<OwnTax, 'tiers' | 'isMarginal' | 'perUnit' | 'unit' | 'percent'>,
  field: string,
): TaxTerms {
  if (!tiers) return plainTerms(plain, field);
  tiers.forEach(({ over }, at) => {
    const before = tiers[at - 1]?.over;
    if (at === 0 ? over !== 0 : before !== undefined && over <= before)
      throw new InputError('REVERSED', `${field}.tiers.${at}.over`, 'Tiers rise, the first begins over 0');
  });
  return {
    kind: 'tiers',
    isMarginal,
    tiers: tiers.map(({ over, ...terms }, at) => ({ over, terms: plainTerms(terms, `${field}.tiers.${at}`) })),
  };
}

function plainTerms(
  { perUnit, unit, percent }: Pick<OwnTax, 'perUnit' | 'unit' | 'percent'>,
  field: string,
): PlainTerms {
  if (percent !== undefined) {
    if (perUnit !== undefined || unit !== undefined)
      throw new InputError('INCONSISTENT', `${field}.percent`, 'By percent or by units, not both');
    return { kind: 'percent', percent };
  }
  if (perUnit === undefined)
    throw new InputError('MISSING', `${field}.perUnit`, 'How much for each unit, or what percent?');
  if (unit === undefined) throw new InputError('MISSING', `${field}.unit`, 'What is a unit?');
  return { kind: 'perUnit', unit, amount: perUnit };
}
