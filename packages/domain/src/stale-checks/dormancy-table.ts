/**
 * After how many years a check that nobody cashed is dormant, as a public list of 2024 has it for each state (worldpopulationreview.com, dormancy periods of
 * unclaimed property). It is no statute: periods differ by the kind of property and change, so the office verifies those of its states and sets its own.
 */
export const dormancyTable = {
  asOf: '2024',
  source: 'Public list of dormancy periods, 2024 (worldpopulationreview.com)',
  years: {
    ...yearsOf(5, 'AK CO DE FL GA HI ID KS LA MS MO MT NE NH NM NC OH OK SC WV WI WY VA'),
    ...yearsOf(3, 'AL AZ AR CA CT DC IL IN IA KY ME MD MA MI MN NV NJ NY OR PA RI SD TN TX UT VT WA'),
    // Of checks; three years of other property.
    ...yearsOf(2, 'ND'),
  } as Readonly<Record<string, number>>,
  /** What is dormant on June 30 is reported by November 1, in most states. */
  reported: { cutOff: '06-30', reportDue: '11-01' },
  reportedSource: 'Common practice: most states ask for reports by November 1 or May 1',
  /** States whose days were read. */
  reportedIn: {
    NY: {
      ...{ cutOff: '12-31', reportDue: '03-10' },
      source: 'New York Abandoned Property Law 1317: measured at December 31, delivered by March 10',
    },
  } as Readonly<Record<string, { readonly cutOff: string; readonly reportDue: string; readonly source: string }>>,
} as const;

function yearsOf(years: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, years]));
}
