import type { FeeSection } from '../settlement/index.ts';

/** What charges are mostly called, by section: as the samples H-24 and H-25 of Regulation Z (12 CFR 1026, Appendix H) have them. */
const usual: Readonly<Record<FeeSection, readonly string[]>> = {
  A: ['Application fee', 'Origination fee', 'Points', 'Underwriting fee'],
  B: [
    'Appraisal fee',
    'Credit report fee',
    'Flood determination fee',
    'Flood monitoring fee',
    'Tax monitoring fee',
    'Tax status research fee',
  ],
  C: [
    'Pest inspection fee',
    'Survey fee',
    'Title - Insurance binder',
    'Title - Lender’s title insurance',
    'Title - Settlement agent fee',
    'Title - Title search',
  ],
  E: ['Recording fees', 'Transfer tax'],
  F: ['Homeowner’s insurance premium', 'Mortgage insurance premium', 'Prepaid interest', 'Property taxes'],
  G: ['Aggregate adjustment', 'Homeowner’s insurance', 'Mortgage insurance', 'Property taxes'],
  H: [
    'HOA capital contribution',
    'HOA processing fee',
    'Home inspection fee',
    'Home warranty fee',
    'Real estate commission',
    'Title - Owner’s title insurance (optional)',
  ],
};

/** What charges are mostly called, those of a section first. */
export function usualCharges(section: string | null): readonly string[] {
  const own = Object.entries(usual).flatMap(([letter, names]) => (letter === section ? names : []));
  return [...new Set([...own, ...Object.values(usual).flat()])];
}
