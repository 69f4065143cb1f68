/** The columns of a recording-fee schedule as a CSV: the schedule in each row, then what it takes for one kind of document. */
export const scheduleColumns = {
  code: 'Schedule',
  label: 'Name',
  state: 'State',
  county: 'County',
  source: 'Source',
  recordedAs: 'Recorded as',
  document: 'Document',
  base: 'Fee',
  pagesIncluded: 'Pages included',
  perPage: 'Each further page',
  namesIncluded: 'Names included',
  perName: 'Each further name',
  surcharges: 'Surcharges',
} as const;
