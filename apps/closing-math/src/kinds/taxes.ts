import type { transferTaxCase } from '@closewright/contract/closing-math';
import { InputError } from '@closewright/domain/errors';
import {
  floridaTaxes,
  type MarylandCounty,
  marylandCounties,
  marylandTaxes,
  type PlainTerms,
  type TaxTerms,
  type TransferTax,
} from '@closewright/domain/government-charges';
import type { z } from 'zod';

type Input = Pick<z.output<typeof transferTaxCase>, 'state' | 'county' | 'isSingleFamily' | 'taxes' | 'only'>;
type OwnTax = NonNullable<Input['taxes']>[number];

const always = '0001-01-01';

/** The taxes a case asks for: those of a state and county, or its own. Throws an InputError where none is known for the day. */
export function taxesOf(input: Input, day: string): TransferTax[] {
  const { state, taxes: own, only } = input;
  if (own && state) throw new InputError('INCONSISTENT', 'taxes', 'Give a state or taxes of your own, not both');
  const known = own ? own.map(ownTax) : stateTaxes(input);
  const inForce = known.filter(({ from, to }) => from <= day && (to === undefined || day <= to));
  if (inForce.length === 0) throw new InputError('NO_TABLE', 'date', `No taxes are known for ${day}`);
  const wrong = only?.find((id) => inForce.every((tax) => tax.id !== id));
  if (wrong !== undefined) throw new InputError('NO_TABLE', 'only', `There is no such tax: ${wrong}`);
  return only ? inForce.filter(({ id }) => only.includes(id)) : inForce;
}

function stateTaxes({ state, county, isSingleFamily }: Input): TransferTax[] {
  if (state === undefined) throw new InputError('MISSING', 'state', 'Give a state, or taxes of your own');
  if (state === 'FL') {
    if (county !== undefined && county !== 'Miami-Dade')
      throw new InputError('INCONSISTENT', 'county', 'Of Florida only Miami-Dade has its own taxes');
    return floridaTaxes({ isMiamiDade: county === 'Miami-Dade', isSingleFamily });
  }
  if (county === undefined) throw new InputError('MISSING', 'county', 'The taxes of Maryland differ by county');
  const known = marylandCounty(county);
  if (!known) throw new InputError('NO_TABLE', 'county', `The taxes of this county are not known: ${county}`);
  return marylandTaxes(known);
}

const plainQuotes = (name: string) => name.replaceAll('’', "'");

/** The county of a name, whichever apostrophe it is written with. */
const marylandCounty = (name: string): MarylandCounty | undefined =>
  marylandCounties.find((one) => plainQuotes(one) === plainQuotes(name));

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
