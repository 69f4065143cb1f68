import { dayCounts, isWireDate } from '@closewright/domain/dates';
import type { InputErrorCode } from '@closewright/domain/errors';
import { type Cents, maxCents, parseCents, roundings } from '@closewright/domain/money';
import { z } from 'zod';
import type { Field } from '../kit/index.ts';

/**
 * The fields cases are made of, each with its unit in its description, so that a case can be written from the JSON Schema alone.
 * Amounts are dollars, rates are percent, both as a number or as a text; they arrive as cents and as decimal texts.
 */

const refuse = (ctx: z.RefinementCtx, code: InputErrorCode, message: string) => {
  ctx.addIssue({ code: 'custom', message, params: { code } });
  return z.NEVER;
};

const written = z.union([z.number(), z.string()]);

function signedAmount(description: string, least: number, leastWords: string) {
  return written
    .transform((value, ctx): Cents => {
      if (typeof value === 'number' && !Number.isFinite(value)) return refuse(ctx, 'MALFORMED', 'Not an amount');
      if (typeof value === 'number' && Math.abs(value) * 100 > maxCents)
        return refuse(ctx, 'OUT_OF_RANGE', 'The amount is too large');
      const read = parseCents(typeof value === 'number' ? plain(value) : value);
      if (!read.ok) return refuse(ctx, read.message.includes('too large') ? 'OUT_OF_RANGE' : 'MALFORMED', read.message);
      return read.value < least ? refuse(ctx, 'OUT_OF_RANGE', `An amount ${leastWords}`) : read.value;
    })
    .meta({
      description: `${description} In dollars, with at most two decimals: 162000 or "162000.00".`,
      examples: ['162000.00'],
    });
}

/** A number without an exponent: 1e-7 is written as 0.0000001, and refused as that. */
const plain = (value: number): string => (Math.abs(value) < 1e-6 && value !== 0 ? value.toFixed(20) : String(value));

/** An amount of zero or more. */
export const amount = (description: string) => signedAmount(description, 0, 'of zero or more');
/** An amount above zero. */
export const positive = (description: string) => signedAmount(description, 1, 'above zero');
/** An amount that may be a credit. */
export const anyAmount = (description: string) => signedAmount(description, -maxCents, 'in range');

function percentage(description: string, most: number, example: string) {
  return written
    .transform((value, ctx): string => {
      const text = typeof value === 'number' ? plain(value) : value.trim().replace(/\s*%$/, '');
      if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(text))
        return refuse(ctx, 'MALFORMED', 'A rate is a number in percent, such as 3.875');
      if (Number(text) < 0 || Number(text) > most) return refuse(ctx, 'OUT_OF_RANGE', `A rate is from 0 to ${most} %`);
      const canonical = text.replace(/^\./, '0.').replace(/\.$/, '');
      return (canonical.split('.')[1]?.length ?? 0) > 8
        ? refuse(ctx, 'MALFORMED', 'A rate has at most eight decimals')
        : canonical;
    })
    .meta({
      description: `${description} In percent, 0 to ${most}: 3.875 or "3.875" is 3.875 %.`,
      examples: [example],
    });
}

/** A rate of 0 to 100 %. */
export const rate = (description: string) => percentage(description, 100, '3.875');
/** A share that may be above the whole: an estimate of 110 %. */
export const share = (description: string) => percentage(description, 1000, '110');

/** A calendar day. */
export const date = (description: string) =>
  z
    .string()
    .refine(isWireDate, {
      error: 'A date is written as YYYY-MM-DD and exists',
      params: { code: 'MALFORMED' satisfies InputErrorCode },
    })
    .meta({ description: `${description} A date as YYYY-MM-DD.`, examples: ['2013-04-15'] });

/** A whole number. */
export const whole = (description: string, least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .meta({ description: `${description} A whole number from ${least} to ${most}.` });

/** A yes or no. */
export const flag = (description: string) => z.boolean().meta({ description });
/** A text of 1 to 200 characters, trimmed. */
export const words = (description: string) => z.string().trim().min(1).max(200).meta({ description });
/** One of a few fixed texts. */
export const choice = <const Values extends readonly string[]>(values: Values, description: string) =>
  z.enum(values).meta({ description });

type CaseSchemas = {
  money: ReturnType<typeof amount>;
  rate: ReturnType<typeof rate>;
  date: ReturnType<typeof date>;
  text: ReturnType<typeof words>;
};

/**
 * A field of a stored record as a case has it: what is an amount, a rate or a day there is one here, so that a case asks what a screen asks.
 * Throws for a kind that cases write in another way.
 */
export function ofField<const F extends Field & { readonly kind: keyof CaseSchemas }>(
  field: F,
  description: string,
): CaseSchemas[F['kind']] {
  const made = { money: amount, rate, date, text: words }[field.kind](description);
  // One schema for each kind, which the type repeats.
  return made as CaseSchemas[F['kind']];
}

/** How an amount is rounded to the cent; half up unless the case says otherwise. */
export const rounding = (description: string) =>
  choice(
    roundings,
    `${description} halfUp: halves away from zero (samples of Regulation Z); halfEven: halves to the even cent; up: away from zero; down: toward zero; ceiling, floor.`,
  ).default('halfUp');

/** The day count conventions. A case that has a default adds it. */
export const dayCount = choice(
  dayCounts,
  'How days are counted: 30/360 gives every month 30 days (the 31st has no weight); actual/360, actual/365 and actual/366 put real days over a fixed year; actual/actual puts them over the days of the period or year itself.',
);

/** The fixed year that daily interest is computed on: 360, 365 or 366 days. */
export const daysInYear = (description: string) =>
  z.union([z.literal(360), z.literal(365), z.literal(366)]).meta({ description });

/** A case of one kind: its kind, a name of its own that the answer repeats, and its inputs; any other field is an error. */
export function caseOf<const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return z
    .strictObject({
      kind: z.literal(kind),
      id: z.string().max(200).optional().meta({ description: 'A name of your own; the answer repeats it.' }),
      ...shape,
    })
    .meta({ title: kind, description });
}
