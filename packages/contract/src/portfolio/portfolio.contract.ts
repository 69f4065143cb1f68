import { closingWeeks, staffDuties } from '@closewright/domain/portfolio';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { orderRowSchema } from '../orders/index.ts';
import { portfolioCriteriaQuery, portfolioOrder } from './portfolio-criteria.schema.ts';

const person = z.int().nullable();

/** A file of the portfolio: what its line shows, who works on it, and what it is expected to bring. */
export const portfolioRowSchema = orderRowSchema
  .extend({
    version: z.int(),
    branchID: z.int(),
    openDate: z.string().nullable(),
    salePrice: z.int().nullable(),
    /** Sum of all loans of the file; null where it has none with an amount. */
    loanAmount: z.int().nullable(),
    ...(Object.fromEntries(staffDuties.map((duty) => [duty, person])) as Record<
      (typeof staffDuties)[number],
      typeof person
    >),
  })
  .meta({ id: 'PortfolioRow' });

const counted = z.array(z.object({ id: z.int(), count: z.int() }));

/** What passes the filter in all, and how much there is of each value of each facet when that facet narrows nothing. */
export const portfolioCountsSchema = z
  .object({
    files: z.int(),
    salePrice: z.int(),
    loanAmount: z.int(),
    statuses: counted,
    regions: counted,
    branches: counted,
    /** By the duty asked for; 0 is nobody. */
    officers: counted,
    closings: z.array(z.object({ week: z.enum(closingWeeks), count: z.int() })),
    /** The lenders with the most files, by name. */
    lenders: z.array(z.object({ name: z.string(), count: z.int() })),
  })
  .meta({ id: 'PortfolioCounts' });

export const listPortfolio = endpoint({
  name: 'listPortfolio',
  method: 'GET',
  path: '/api/portfolio',
  summary:
    'The files of the regions of the caller that pass a filter, a page at a time. A page begins behind the row of `after` ' +
    '(`next` of an earlier page), `skip` rows on; with `counts` it comes with totals and facets.',
  tag: 'Portfolio',
  query: z.strictObject({
    ...portfolioCriteriaQuery,
    ...portfolioOrder,
    after: z
      .string()
      .regex(/^.{0,100}\|\d{1,10}$/su, 'This is not the end of a page')
      .optional(),
    skip: z.coerce.number().int().min(0).max(10_000_000).default(0),
    take: z.coerce.number().int().min(1).max(200).default(100),
    counts: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .default(false),
  }),
  result: z
    .object({
      results: z.array(portfolioRowSchema),
      /** Where the next page begins; null after an empty one. */
      next: z.string().nullable(),
      counts: portfolioCountsSchema.nullable(),
    })
    .meta({ id: 'PortfolioPage' }),
  access: { kind: 'action', action: 'readPortfolio', inAnyRegion: true },
});

/** A line of the portfolio. `salePrice` and `loanAmount` are in cents; staff stand as user ids, null for nobody. */
export type PortfolioRow = z.infer<typeof portfolioRowSchema>;
/** The totals below the portfolio and the numbers beside its filters. Sums are in cents. */
export type PortfolioCounts = z.infer<typeof portfolioCountsSchema>;
/** A request for a page of the portfolio, parsed: lists are arrays, defaults are filled in. */
export type PortfolioQuery = z.output<(typeof listPortfolio)['query']>;
/** A page of the portfolio. `counts` is null unless it was asked for. */
export type PortfolioPage = z.infer<(typeof listPortfolio)['result']>;
