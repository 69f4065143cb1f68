import { interestReporters } from '@closewright/domain/investments';
import { z } from 'zod';
import { downloadSchema, endpoint, idSchema } from '../kit/index.ts';
import { explainedSchema } from '../statement-calls/index.ts';

const tag = 'Investment accounts';
const path = '/api/interest-years/:year';
const read = { kind: 'action', action: 'readInvestments', inAnyRegion: true } as const;
const ofYear = z.strictObject({ year: z.coerce.number().int().min(1970).max(2099) });

export const getInterestYear = endpoint({
  name: 'getInterestYear',
  method: 'GET',
  path,
  summary:
    'What forms 1099-INT say for a calendar year: the interest of each investment account that was given, less what was taken back, and what is missing where the office files.',
  tag,
  params: ofYear,
  result: z
    .object({
      rows: z.array(
        z
          .object({
            investmentID: idSchema,
            beneficiary: z.string(),
            taxIDMasked: z.string(),
            fileNumber: z.string(),
            reporter: z.enum(interestReporters),
            interest: explainedSchema,
            /** Of all accounts under the same TIN that the same one reports. */
            ofBeneficiary: explainedSchema,
            isDue: z.boolean(),
            missing: z.array(z.string()),
          })
          .meta({ id: 'InterestYearRow' }),
      ),
      /** Interest of the year that was credited and that no file was given, in cents. */
      waiting: z.int(),
    })
    .meta({ id: 'InterestYear' }),
  access: read,
});

export const exportInterestYear = endpoint({
  name: 'exportInterestYear',
  method: 'POST',
  path: `${path}/export`,
  summary:
    'Notes in the audit who takes the data of a year out of the product, with TINs in full or masked, and answers an address that gives it as CSV for one minute. TINs in full take the right to see them.',
  tag,
  params: ofYear,
  body: z.strictObject({ withTaxIDs: z.boolean() }),
  result: downloadSchema,
  access: read,
  errors: ['FORBIDDEN', 'APP_READ_ONLY'],
  audits: ['investment_exports'],
  // Reads; each export is a line of the audit, with an address that ends soon.
  takesKey: false,
});

/** What forms 1099-INT say for a year. */
export type InterestYear = z.infer<typeof getInterestYear.result>;
