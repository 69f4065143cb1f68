import { portfolioLimits } from '@closewright/domain/portfolio';
import { field, record } from '../kit/index.ts';

/** A filter of the portfolio under a name. */
export const portfolioFilterRecord = record({
  table: 'portfolio_filters',
  id: 'portfolioFilterID',
  of: 'tenant',
  noun: 'Filter of the portfolio',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: 'Name', max: portfolioLimits.filterNameLength }),
    isShared: field.boolean({ label: 'Shared' }),
  },
  facts: { usersID: field.requiredSelect({ label: 'Owner', lookup: 'staff' }) },
  others: ['criteria'],
  isVersioned: true,
  read: 'readPortfolio',
});

/** Somebody took files of the portfolio out of the product. */
export const portfolioExportRecord = record({
  table: 'portfolio_exports',
  id: 'exportID',
  of: 'tenant',
  noun: 'Export of the portfolio',
  fields: {},
  others: ['criteria'],
  read: 'readPortfolio',
});
