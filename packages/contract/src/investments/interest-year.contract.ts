import { interestReporters } from '@closewright/domain/investments';
import { z } from 'zod';
import { amountSchema } from '../check-writing/index.ts';
import { anyDate, downloadSchema, endpoint, idSchema } from '../kit/index.ts';
import { addressSchema } from './investment.schema.ts';

const tag = 'Investment accounts';
const path = '/api/interest-years/:year';
const read = { kind: 'action', action: 'readInvestments', inAnyRegion: true } as const;
const ofYear = z.strictObject({ year: z.coerce.number().int().min(1970).max(2099) });

export const getInterestYear = endpoint({
  name: 'getInterestYear',
  method: 'GET',
  path,
  summary:
    'What forms 1099-INT are made of for a calendar year: the interest that the file of each investment account was given, and what of it was taken back.',
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
            /** The same number is the same TIN. */
            beneficiaryNumber: z.int(),
            address: addressSchema,
            /** What of the same TIN the same one reports of accounts of other regions, in cents: a form is due by all. */
            elsewhere: z.int(),
            /** Interest that the bank credited in the year and the file was given, by day. */
            given: z.array(
              z.object({
                creditedOn: anyDate,
                givenOn: anyDate,
                amount: amountSchema,
                /** Null while it stands. */
                takenBackOn: anyDate.nullable(),
              }),
            ),
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

/** What forms 1099-INT are made of for a year. */
export type InterestYear = z.infer<typeof getInterestYear.result>;
