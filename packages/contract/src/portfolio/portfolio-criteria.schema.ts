import {
  closingWeeks,
  portfolioLimits,
  portfolioScopes,
  portfolioSorts,
  staffDuties,
} from '@closewright/domain/portfolio';
import { z } from 'zod';
import { line } from '../kit/index.ts';

const { valuesPerFacet, textLength } = portfolioLimits;

const id = z.int().min(0).max(2_147_483_647);
const word = line().min(1).max(textLength);
const several = <S extends z.ZodType>(value: S) => z.array(value).min(1).max(valuesPerFacet);

/** What each part of a filter holds; a part that is left out narrows nothing. */
const parts = {
  /** Beginning of the file number, or of a word of a party, an address, a tax id or a loan number. */
  text: word,
  /** Part of the lender's name. */
  lender: word,
  regionIDs: several(id),
  branchIDs: several(id),
  statuses: several(id),
  /** Who has the duty `officerDuty`; 0 stands for nobody. */
  officerIDs: several(id),
  closings: several(z.enum(closingWeeks)),
} as const;

const scope = z.enum(portfolioScopes).default('open');
const officerDuty = z.enum(staffDuties).default('escrowOfficerID');

/** What a portfolio is narrowed down to, as it is saved under a name and exported. */
export const portfolioCriteriaSchema = z
  .strictObject({
    scope,
    officerDuty,
    text: parts.text.optional(),
    lender: parts.lender.optional(),
    regionIDs: parts.regionIDs.optional(),
    branchIDs: parts.branchIDs.optional(),
    statuses: parts.statuses.optional(),
    officerIDs: parts.officerIDs.optional(),
    closings: parts.closings.optional(),
  })
  .meta({ id: 'PortfolioCriteria' });

const numbers = (list: typeof parts.statuses) =>
  z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/, 'Ids are numbers separated by commas')
    .max(1000)
    .transform((text) => text.split(',').map(Number))
    .pipe(list)
    .optional();

/** The same in an address: several values are separated by commas. */
export const portfolioCriteriaQuery = {
  scope,
  officerDuty,
  text: parts.text.optional(),
  lender: parts.lender.optional(),
  regionIDs: numbers(parts.regionIDs),
  branchIDs: numbers(parts.branchIDs),
  statuses: numbers(parts.statuses),
  officerIDs: numbers(parts.officerIDs),
  closings: z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(parts.closings)
    .optional(),
} as const;

/** The order of the rows. */
export const portfolioOrder = {
  sort: z.enum(portfolioSorts).default('closingDate'),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
} as const;

/** What the portfolio is narrowed down to, with defaults filled in. */
export type PortfolioCriteria = z.output<typeof portfolioCriteriaSchema>;
