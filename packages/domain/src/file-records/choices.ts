/** What a loan is for, in the words of the Closing Disclosure (12 CFR 1026.37(a)(9)). */
export const loanPurposes = ['Purchase', 'Refinance', 'Construction', 'Home Equity Loan'] as const;

/** Days of a year that interest per day is reckoned with. */
export const dayBases = ['360', '365'] as const;

/** Marital status as deeds and vesting clauses tell it. */
export const maritalStatuses = [
  'Unmarried',
  'Married',
  'Married to each other',
  'Married, separate property',
  'Domestic partners',
  'Divorced',
  'Widowed',
] as const;

/** What kind of person a buyer or seller is before the law. */
export const entityTypes = [
  'Individual',
  'Trust',
  'Corporation',
  'Limited liability company',
  'Partnership',
  'Estate',
  'Other',
] as const;

/** Where a seller stands with the withholding on foreign sellers (26 USC 1445). */
export const firptaStatuses = [
  'Not foreign, certificate received',
  'Not foreign, certificate missing',
  'Foreign, withholding applies',
  'Foreign, withholding reduced or exempt',
] as const;
