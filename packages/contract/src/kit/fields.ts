import { accountNumberFinding } from '@closewright/domain/banking';
import { businessDates, type DateRange, dateProblem, isWireDate } from '@closewright/domain/dates';
import { lineProblem, plainAccount } from '@closewright/domain/formats';
import { maxCents } from '@closewright/domain/money';
import type { CopiedPart } from '@closewright/domain/orders';
import { z } from 'zod';
import { heeding, line, lines } from './texts.ts';

/** How a field is stored, shown and edited. The api test `fields and columns agree` ties each kind to a column type. */
export type FieldKind =
  | 'text'
  | 'memo'
  | 'integer'
  | 'money'
  | 'rate'
  | 'date'
  | 'time'
  | 'select'
  | 'boolean'
  | 'decimal'
  | 'choice'
  | 'secret';

/** One stored field: everything the form, the api and the column need to know about it. */
export interface Field<S extends z.ZodType = z.ZodType> {
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly schema: S;
  /** Lookup set of a select. */
  readonly lookup?: string;
  readonly maxLength?: number;
  /** A secret that is the number of an account at a bank; without it one is an SSN or a tax id. */
  readonly isAccount?: true;
  /** The texts a choice is one of, in the order they are offered. */
  readonly choices?: readonly string[];
  /** What stored marks are called where they are read. */
  readonly words?: Readonly<Record<string, string>>;
  /** Digits after the point of a decimal. */
  readonly decimals?: number;
  /** The days a date can be. */
  readonly range?: DateRange;
  /** It tells who once did something: a person who is not known where a file is imported is left out instead of refusing the file. */
  readonly isHistory?: true;
  /** The part of a file that it is copied with into another one, where that is not the part of its record. */
  readonly copiedWith?: CopiedPart;
}

/** A table of fields by their wire names: what a form, a row of the database and the audit share. */
export type Fields = Readonly<Record<string, Field>>;

type Base = { label: string };

function text<const O extends Base & { max: number }>(o: O) {
  return {
    kind: 'text',
    required: false,
    maxLength: o.max,
    ...o,
    schema: line().max(o.max).nullable(),
  } as const;
}

function requiredText<const O extends Base & { max: number; min?: number }>(o: O) {
  return {
    kind: 'text',
    required: true,
    maxLength: o.max,
    ...o,
    schema: line()
      .min(1, { error: `${o.label} is required`, abort: true })
      .min(o.min ?? 1, `${o.label} must have at least ${o.min} characters`)
      .max(o.max),
  } as const;
}

function memo<const O extends Base & { max: number }>(o: O) {
  return { kind: 'memo', required: false, maxLength: o.max, ...o, schema: lines().max(o.max).nullable() } as const;
}

function requiredMemo<const O extends Base & { max: number }>(o: O) {
  const schema = lines().trim().min(1, `${o.label} is required`).max(o.max);
  return { kind: 'memo', required: true, maxLength: o.max, ...o, schema } as const;
}

const wholeNumber = ({ label, min, max }: Base & { min: number; max: number }) =>
  z
    .int({ error: `${label} is a whole number` })
    .min(min, `${label} is at least ${min}`)
    .max(max, `${label} is at most ${max}`);

function integer<const O extends Base & { min: number; max: number }>(o: O) {
  return { kind: 'integer', required: false, ...o, schema: wholeNumber(o).nullable() } as const;
}

function requiredInteger<const O extends Base & { min: number; max: number }>(o: O) {
  return { kind: 'integer', required: true, ...o, schema: wholeNumber(o) } as const;
}

/** Integer cents. */
function money<const O extends Base & { min?: number }>(o: O) {
  return {
    kind: 'money',
    required: false,
    ...o,
    schema: z
      .int({ error: `${o.label} is an amount in cents` })
      .min(o.min ?? -maxCents, o.min === 0 ? `${o.label} is not below zero` : `${o.label} is too small`)
      .max(maxCents, `${o.label} is too large`)
      .nullable(),
  } as const;
}

/** A percentage as a decimal string with at most six decimals or as many as are given, `3.875` for 3.875 %; at most `max` where it is given. */
function rate<const O extends Base & { max?: number; decimals?: number }>(o: O) {
  const { max = Number.POSITIVE_INFINITY, decimals = 6 } = o;
  const plain = decimals === 6 ? 'six' : String(decimals);
  return {
    kind: 'rate',
    required: false,
    ...o,
    schema: z
      .string()
      .regex(new RegExp(`^\\d{1,3}(\\.\\d{1,${decimals}})?$`), {
        error: `A rate has up to three digits and ${plain} decimals`,
        abort: true,
      })
      .refine((text) => Number(text) <= max, `${o.label} is at most ${max} %`)
      .nullable(),
  } as const;
}

const isoDate = z.iso.date({ error: 'A date is written YYYY-MM-DD and exists', abort: true });

/** A calendar date `YYYY-MM-DD` that exists: the ISO form alone allows the year 0, which no database stores. */
export const anyDate = isoDate.refine(isWireDate, 'There is no such date');

/** A calendar date within a range of the domain; the message says which years. */
export const dateWithin = (range: DateRange) =>
  isoDate.superRefine((text, context) => {
    const message = dateProblem(text, range);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** A calendar date of the business of a file. */
function date<const O extends Base>(o: O) {
  return {
    kind: 'date',
    required: false,
    range: businessDates,
    ...o,
    schema: dateWithin(businessDates).nullable(),
  } as const;
}

/** A time of day `HH:mm`. */
function time<const O extends Base>(o: O) {
  return {
    kind: 'time',
    required: false,
    ...o,
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written HH:mm')
      .nullable(),
  } as const;
}

/** The id of an item of a lookup set. */
function select<const O extends Base & { lookup: string }>(o: O) {
  return { kind: 'select', required: false, ...o, schema: z.int().nullable() } as const;
}

function requiredSelect<const O extends Base & { lookup: string }>(o: O) {
  return { kind: 'select', required: true, ...o, schema: z.int() } as const;
}

/** A choice by two-letter or short code (states). */
function code<const O extends Base & { lookup: string; max: number }>(o: O) {
  return {
    kind: 'text',
    required: false,
    maxLength: o.max,
    ...o,
    schema: line().max(o.max).nullable(),
  } as const;
}

function boolean<const O extends Base>(o: O) {
  return { kind: 'boolean', required: true, ...o, schema: z.boolean() } as const;
}

/** A measure that is no money and no rate, as a decimal string: `0.75` acres. Ten digits before the point. */
function decimal<const O extends Base & { decimals: number }>(o: O) {
  return {
    kind: 'decimal',
    required: false,
    ...o,
    schema: z
      .string()
      .regex(new RegExp(`^\\d{1,10}(\\.\\d{1,${o.decimals}})?$`), `${o.label} has at most ${o.decimals} decimals`)
      .nullable(),
  } as const;
}

/** One of a few texts that rules know; stored as that text, so that the audit reads as the screen does. */
function choice<const C extends readonly [string, ...string[]]>(
  o: Base & { choices: C; max: number; required?: boolean },
) {
  const schema = z.enum(o.choices, { error: `${o.label} is one of ${o.choices.join(', ')}` }).nullable();
  return { kind: 'choice', required: false, maxLength: o.max, ...o, schema } as const;
}

/**
 * A sensitive value: written in clear, stored encrypted, read back only in its masked form. What fits the pattern is asked of a rule, too.
 * The column is `<name>_encrypted` beside `<name>_last4`.
 */
function secret<const O extends Base & { pattern: RegExp; message: string; problem: (text: string) => string | null }>({
  problem,
  ...o
}: O) {
  const schema = heeding(problem)(z.string().regex(o.pattern, o.message)).nullable();
  return { kind: 'secret', required: false, ...o, schema } as const;
}

/** The number of an account at a bank: a secret that is always there, stored without blanks and dashes. */
function accountNumber<const O extends Base>(o: O) {
  const typed = heeding(lineProblem)(
    z
      .string({ error: `${o.label} is required` })
      .trim()
      .max(60),
  );
  const schema = heeding(accountNumberFinding)(typed.overwrite(plainAccount));
  return { kind: 'secret', required: true, isAccount: true, ...o, schema } as const;
}

/** The kinds of field a record is made of. */
export const field = {
  text,
  requiredText,
  memo,
  requiredMemo,
  integer,
  requiredInteger,
  money,
  rate,
  date,
  time,
  select,
  requiredSelect,
  code,
  boolean,
  decimal,
  choice,
  secret,
  accountNumber,
};

type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] };

/** The zod shape of a set of fields. */
export function shapeOf<F extends Fields>(fields: F): ShapeOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.schema])) as ShapeOf<F>;
}

/** Some fields of a table, in the order in which they are named. */
export function pickFields<F extends Fields, K extends keyof F>(fields: F, names: readonly K[]): Pick<F, K> {
  // Made of each of the names.
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<F, K>;
}

/** What fields hold while nothing is entered. */
export function blankOf<F extends Fields>(
  fields: F,
): { [K in keyof F]: F[K]['kind'] extends 'boolean' ? false : null } {
  // Each field has its entry, which the type repeats.
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'boolean' ? false : null]),
  ) as never;
}

/** The column of a field: snake_case of its name, `_cents` for money, `_encrypted` for a secret (house.md). */
export function columnOf(name: string, kind: FieldKind): string {
  const snake = name
    .replace(/IDs$/, '_ids')
    .replace(/ID$/, '_id')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z])([A-Z0-9])/g, '$1_$2')
    .toLowerCase();
  return kind === 'money' ? `${snake}_cents` : kind === 'secret' ? `${snake}_encrypted` : snake;
}
