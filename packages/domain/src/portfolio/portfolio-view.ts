import { FileStatus } from '../orders/index.ts';

/** The files a portfolio is of: those in work, or all there ever were. Templates are no files. */
export const portfolioScopes = ['open', 'all'] as const;

export type PortfolioScope = (typeof portfolioScopes)[number];

/** Statuses of files in work. */
export const openStatuses: readonly FileStatus[] = [FileStatus.New, FileStatus.Open, FileStatus.OnHold];

/** The duties of staff on a file, as the file names them, in the order they are shown. Each can be handed over. */
export const staffDuties = ['escrowOfficerID', 'titleOfficerID', 'closerID', 'postCloserID'] as const;

export type StaffDuty = (typeof staffDuties)[number];

/** What people read for a duty. */
export const staffDutyLabels: Readonly<Record<StaffDuty, string>> = {
  escrowOfficerID: 'Escrow officer',
  titleOfficerID: 'Title officer',
  closerID: 'Closer',
  postCloserID: 'Post-closer',
};

/** Columns the list can be sorted by; within equal ones by the order in which the files were opened. */
export const portfolioSorts = ['closingDate', 'openDate', 'fileNumber', 'salePrice', 'status'] as const;

export type PortfolioSort = (typeof portfolioSorts)[number];

export const portfolioLimits = {
  /** Files that are reassigned by one call at most. */
  filesPerReassign: 200,
  /** Values of one facet a filter can have. */
  valuesPerFacet: 50,
  /** Saved filters of one user. */
  filtersPerUser: 50,
  filterNameLength: 60,
  textLength: 100,
} as const;
