import { InputError } from '../errors/index.ts';
import type { Cents } from '../money/index.ts';
import { countyNamed } from './county-names.ts';
import { floridaTaxes } from './florida.ts';
import { floridaCounties } from './florida-counties.ts';
import { marylandCounties, marylandCounty, marylandTaxes } from './maryland.ts';
import { newJerseyTaxes } from './new-jersey.ts';
import { maineTaxes, michiganTaxes, rhodeIslandTaxes } from './other-states.ts';
import type { TransferTax } from './transfer-tax.ts';

/** States whose taxes on deeds and mortgages are known; those of Texas and New Mexico are none. */
export const taxedStates = ['FL', 'MD', 'ME', 'MI', 'NJ', 'NM', 'RI', 'TX'] as const;

/** Where the property is and what of it the taxes go by. */
export interface TaxedPlace {
  readonly state: (typeof taxedStates)[number];
  readonly county?: string | undefined;
  readonly salePrice: Cents;
  readonly isSingleFamily: boolean;
  readonly isPrincipalResidence: boolean;
  readonly isResidential: boolean;
}

/** The tables of the taxes of a place, of every day they are known for. Throws an InputError for a county there is none of, or that is needed. */
export function taxesOfPlace(place: TaxedPlace): readonly TransferTax[] {
  switch (place.state) {
    case 'FL':
      return floridaTaxes({
        isMiamiDade: place.county !== undefined && floridaCounty(place.county) === 'Miami-Dade',
        isSingleFamily: place.isSingleFamily,
      });
    case 'MD':
      return marylandTaxes(countyOfMaryland(place.county), place.isPrincipalResidence);
    case 'ME':
      return maineTaxes;
    case 'MI':
      return michiganTaxes;
    case 'NJ':
      return newJerseyTaxes;
    case 'RI':
      return rhodeIslandTaxes(place);
    // Texas forbids a tax on transfers (Constitution, art. VIII § 29); New Mexico has none.
    case 'NM':
    case 'TX':
      return [];
  }
}

function floridaCounty(name: string) {
  const county = countyNamed(name, floridaCounties);
  if (!county) throw new InputError('UNKNOWN', 'county', noCounty('FL', name));
  return county;
}

function countyOfMaryland(name: string | undefined) {
  if (name === undefined) throw new InputError('MISSING', 'county', 'The taxes of Maryland differ by county');
  const county = marylandCounty(name);
  if (!county) throw new InputError('UNKNOWN', 'county', noCounty('MD', name));
  return county;
}

const noCounty = (state: 'FL' | 'MD', name: string): string =>
  state === 'FL'
    ? `Florida has no county of this name: ${name}`
    : `Maryland has no county ${name}: it is one of ${marylandCounties.join(', ')}`;

/** Why a name is none of a county, in the states whose counties are known; null where it may be one. */
export function countyProblem(state: string, name: string): string | null {
  const counties: readonly string[] | null =
    state === 'FL' ? floridaCounties : state === 'MD' ? marylandCounties : null;
  if (counties === null || countyNamed(name, counties) !== undefined) return null;
  return noCounty(state === 'FL' ? 'FL' : 'MD', name);
}
