import { z } from 'zod';
import { endpoint, idSchema, shapeOf } from '../kit/index.ts';
import { portfolioFilterRecord } from './portfolio.records.ts';
import { portfolioCriteriaSchema } from './portfolio-criteria.schema.ts';

const tag = 'Portfolio';
const access = { kind: 'action', action: 'savePortfolioFilter' } as const;
const params = z.strictObject({ portfolioFilterID: z.coerce.number().pipe(idSchema) });

const settings = {
  // Everybody with the portfolio sees a shared one; only its owner and administrators change it.
  ...shapeOf(portfolioFilterRecord.fields),
  criteria: portfolioCriteriaSchema,
} as const;

/** A filter under a name: the caller's own, or one that somebody shares. */
export const portfolioFilterSchema = z
  .object({
    portfolioFilterID: idSchema,
    ...settings,
    owner: z.string(),
    /** Whether the caller may change it. */
    isMine: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'PortfolioFilter' });

export const listPortfolioFilters = endpoint({
  name: 'listPortfolioFilters',
  method: 'GET',
  path: '/api/portfolio/filters',
  summary: 'The saved filters of the caller and those that others share, by name.',
  tag,
  result: z.array(portfolioFilterSchema),
  access: { kind: 'action', action: 'readPortfolio' },
});

export const createPortfolioFilter = endpoint({
  name: 'createPortfolioFilter',
  method: 'POST',
  path: '/api/portfolio/filters',
  summary: 'Saves a filter under a name that the caller has not given to another one.',
  tag,
  body: z.strictObject(settings),
  result: portfolioFilterSchema,
  access,
  errors: ['NAME_IN_USE'],
  audits: ['portfolio_filters'],
});

export const savePortfolioFilter = endpoint({
  name: 'savePortfolioFilter',
  method: 'PATCH',
  path: '/api/portfolio/filters/:portfolioFilterID',
  summary: 'Changes name, sharing or criteria of a filter.',
  tag,
  params,
  body: z.strictObject({ version: z.int().min(1), changes: z.strictObject(settings).partial() }),
  result: portfolioFilterSchema,
  access,
  errors: ['NOT_FOUND', 'NAME_IN_USE', 'VERSION_CONFLICT'],
  audits: ['portfolio_filters'],
});

export const removePortfolioFilter = endpoint({
  name: 'removePortfolioFilter',
  method: 'POST',
  path: '/api/portfolio/filters/:portfolioFilterID/remove',
  summary: 'Removes a saved filter for everybody.',
  tag,
  params,
  body: z.strictObject({ version: z.int().min(1) }),
  result: z.object({ portfolioFilterID: idSchema }),
  access,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  audits: ['portfolio_filters'],
});

/** A saved portfolio filter. `owner` is the name of the user who made it. */
export type PortfolioFilter = z.infer<typeof portfolioFilterSchema>;
/** What a user says about a saved filter: name, sharing and criteria. */
export type PortfolioFilterSettings = z.output<(typeof createPortfolioFilter)['body']>;
