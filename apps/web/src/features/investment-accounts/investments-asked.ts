import { type InvestmentState, investmentStates } from '@closewright/domain/investments';
import { askedId } from '../../lib/asked-id.ts';

/** What the address asks for: a state, the account in hand, or the interest of a year instead. */
export interface AskedInvestments {
  readonly state?: InvestmentState;
  readonly investment?: number;
  readonly show?: 'interest';
  readonly year?: number;
}

type Search = { readonly [K in keyof AskedInvestments]?: unknown };

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked({ state, investment, show, year }: Search): AskedInvestments {
  const known = investmentStates.find((each) => each === state);
  const id = askedId(investment);
  const ofYear = Number(year);
  return {
    ...(known && { state: known }),
    ...(id && { investment: id }),
    ...(show === 'interest' && { show }),
    ...(Number.isInteger(ofYear) && ofYear >= 1970 && ofYear <= 2099 && { year: ofYear }),
  };
}
