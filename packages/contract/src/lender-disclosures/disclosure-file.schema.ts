import { formatMoney } from '@closewright/domain/formats';
import {
  type DisclosedFactName,
  type DisclosedKind,
  type DisclosedStatement,
  disclosedLineKinds,
  disclosureLimits,
  factNames,
  factOf,
  lineSections,
  mostDisclosed,
} from '@closewright/domain/lender-disclosure';
import { cents } from '@closewright/domain/money';
import { costColumns, type FeeKind, type FeeSection, feeKinds, feeSections } from '@closewright/domain/settlement';
import { z } from 'zod';

/** How large a file with a disclosure may be, in bytes: that of a lender has its picture in it. */
export const mostDisclosureBytes = 4 * 1024 * 1024;

/** The name of our own format, and its version. */
export const disclosureFormat = 'closewright-disclosure-1';

const text = z.string().min(1).max(disclosureLimits.text);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'A day is written as 2013-04-15');
const days = z.strictObject({ from: day, to: day });
const values: Readonly<Record<DisclosedKind, z.ZodType<string | number | boolean>>> = {
  money: z.int(),
  rate: z.string().regex(/^\d{1,3}(\.\d{1,6})?$/, 'A rate is written in percent, as 4.174'),
  count: z.int(),
  day,
  text,
  answer: z.boolean(),
};

// Each name has an entry.
const facts = Object.fromEntries(factNames.map((name) => [name, values[factOf(name).kind].optional()])) as Record<
  DisclosedFactName,
  z.ZodOptional<z.ZodType<string | number | boolean>>
>;

// The keys of a literal are known by its type.
const sections = Object.keys(feeSections) as [FeeSection, ...FeeSection[]];
const kinds = Object.keys(feeKinds) as [FeeKind, ...FeeKind[]];

/** What a closing disclosure says, by how an amount is read. */
const disclosureOf = <A extends z.ZodType>(amount: A) => {
  const range = z.strictObject({ least: amount, most: amount });
  const fee = z.strictObject({
    section: z.enum(sections),
    label: text,
    isUnnamed: z.literal(true).optional(),
    kind: z.enum(kinds).nullable().default(null),
    payee: text.nullable().default(null),
    columns: z.partialRecord(z.enum(costColumns), amount),
    byLender: amount.optional(),
    isOptional: z.literal(true).optional(),
    months: z.int().optional(),
    each: amount.optional(),
    days: days.optional(),
  });
  const summaryLine = z.strictObject({
    section: z.enum(lineSections),
    kind: z.enum(disclosedLineKinds),
    label: text,
    isUnnamed: z.literal(true).optional(),
    amount,
    party: text.nullable().default(null),
    days: days.optional(),
  });
  const payment = z.strictObject({
    fromYear: z.int(),
    toYear: z.int(),
    isFinal: z.boolean(),
    principalAndInterest: range,
    mortgageInsurance: amount,
    escrow: amount,
    total: range,
  });
  return {
    facts: z.strictObject(facts),
    fees: z.array(fee).max(disclosureLimits.fees).readonly(),
    lines: z.array(summaryLine).max(disclosureLimits.lines).readonly(),
    payments: z.array(payment).max(disclosureLimits.payments).readonly().nullable(),
  };
};

/** A closing disclosure as our own JSON. Amounts are whole cents; what it does not say is left out. */
export const disclosureFileSchema = z.strictObject({
  format: z.literal(disclosureFormat),
  ...disclosureOf(
    z
      .int()
      .refine((value) => Math.abs(value) <= mostDisclosed, `An amount is at most ${formatMoney(mostDisclosed)}`)
      .transform((value) => cents(value)),
  ),
});

/** The same as an answer carries it. */
export const readDisclosureSchema = z.object(disclosureOf(z.int())).meta({ id: 'ReadDisclosure' });

/** A disclosure of an answer, as the rules compare it. */
export const disclosureOfAnswer = (read: z.infer<typeof readDisclosureSchema>): DisclosedStatement =>
  disclosureFileSchema.parse({ format: disclosureFormat, ...read });
