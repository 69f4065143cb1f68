import { z } from 'zod';
import { downloadSchema, endpoint } from '../kit/index.ts';
import { portfolioCriteriaSchema, portfolioOrder } from './portfolio-criteria.schema.ts';

export const exportPortfolio = endpoint({
  name: 'exportPortfolio',
  method: 'POST',
  path: '/api/portfolio/export',
  summary:
    'Notes in the audit who takes the list out of the product, and answers an address that gives it as CSV, every row of it, ' +
    'for one minute.',
  tag: 'Portfolio',
  body: z.strictObject({ criteria: portfolioCriteriaSchema, ...portfolioOrder }),
  result: downloadSchema,
  access: { kind: 'action', action: 'exportPortfolio', inAnyRegion: true },
  audits: ['portfolio_exports'],
  // Reads; each export is a line of the audit, with an address that ends soon.
  takesKey: false,
});
