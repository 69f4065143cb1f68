/** A schedule of recording fees of a made-up county. */
export const exampleSchedule = {
  format: 'closewright-rates-1',
  kind: 'recording-fees',
  code: 'example-tx',
  label: 'Example County recorder',
  state: 'TX',
  county: 'Example',
  source: { text: 'Fee list of the recorder' },
  fees: [
    {
      recordedAs: 'Deed',
      document: null,
      base: 25_00,
      pagesIncluded: 1,
      perPage: 4_00,
      namesIncluded: 5,
      perName: 25,
      surcharges: [{ label: 'Archive', amount: 10_00 }],
    },
  ],
} as const;
