import { dormancyLimits, yearDayProblem } from '@closewright/domain/stale-checks';
import { z } from 'zod';
import { endpoint, heeding, line, stateCode } from '../kit/index.ts';

const tag = 'Stale checks';
const path = '/api/stale-checks/dormancy';

const yearDay = () => heeding(yearDayProblem)(z.string());

/** When what nobody claims is dormant in a state and reported to it, as the office sets it. */
export const dormancyTermsBody = z.strictObject({
  years: z.int({ error: 'Years are a whole number' }).min(1, 'At least a year').max(dormancyLimits.mostYears),
  cutOff: yearDay(),
  reportDue: yearDay(),
  /** Where the office has it from. */
  source: line().min(1, { error: 'Say where this is from', abort: true }).max(dormancyLimits.source),
});

/** The terms that hold in a state, and whose they are. */
export const dormancyRuleSchema = z
  .object({
    state: z.string(),
    ...{ years: z.int(), cutOff: z.string(), reportDue: z.string(), source: z.string() },
    whose: z.enum(['office', 'product']),
  })
  .meta({ id: 'DormancyRule' });

/** A state with its terms: those that hold, and those that come with the product. */
export const dormancyStateSchema = z
  .object({
    state: z.string(),
    name: z.string(),
    rule: dormancyRuleSchema,
    product: dormancyRuleSchema,
    /** 0 where the office has set none. */
    version: z.int().min(0),
    saved: z.object({ by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'DormancyState' });

export const listDormancyRules = endpoint({
  name: 'listDormancyRules',
  method: 'GET',
  path,
  summary:
    'After how many years checks are dormant in each state, and when they are reported: as the office has set it, else as the product has it, which the office verifies.',
  tag,
  result: z.array(dormancyStateSchema),
  access: { kind: 'action', action: 'readEscrowAccounting', inAnyRegion: true },
});

export const saveDormancyRule = endpoint({
  name: 'saveDormancyRule',
  method: 'PUT',
  path: `${path}/:state`,
  summary: 'Sets the terms of a state. Without terms those of the product hold again.',
  tag,
  params: z.strictObject({ state: stateCode() }),
  body: z.strictObject({ version: z.int().min(0), terms: dormancyTermsBody.nullable() }),
  result: dormancyStateSchema,
  access: { kind: 'action', action: 'writeStaleChecks', inAnyRegion: true },
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['dormancy_rules'],
});

/** A state with its terms. */
export type DormancyState = z.infer<typeof dormancyStateSchema>;
/** The terms that an office sets. */
export type NewDormancyTerms = z.output<typeof dormancyTermsBody>;
