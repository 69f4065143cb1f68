import { files, portfolioFilters, users } from './world.ts';

const criteria = { scope: 'open', statuses: [1] };
const changes = { closerID: users.closer.usersID };

/** Calls of the portfolio that succeed for the administrator, for the walk over the endpoint map. */
export const portfolioExamples = {
  listPortfolio: () => ({ query: '?counts=true&statuses=0,1&closings=past,none&direction=descending' }),
  exportPortfolio: () => ({ body: { criteria }, wrongValue: { criteria: { scope: 'some' } } }),
  listPortfolioFilters: () => ({}),
  createPortfolioFilter: () => ({
    body: { name: `Closing soon ${Math.random()}`, isShared: false, criteria },
  }),
  savePortfolioFilter: () => ({
    path: { portfolioFilterID: portfolioFilters.changed },
    body: { version: 1, changes: { isShared: true } },
  }),
  removePortfolioFilter: () => ({
    path: { portfolioFilterID: portfolioFilters.removed },
    body: { version: 1 },
  }),
  previewReassign: () => ({ query: `?ordersIDs=${files.open}&closerID=${users.closer.usersID}` }),
  reassignFiles: (version: number) => ({
    body: { files: [{ ordersID: files.open, version }], changes },
  }),
};
