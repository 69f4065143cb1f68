import { lineProblem, nameProblem, stateProblem, textProblem } from '@closewright/domain/formats';
import { z } from 'zod';

/** Checks with a rule of the domain, which says what is wrong. */
export const heeding = (problem: (text: string) => string | null) => (schema: z.ZodString) =>
  schema.refine((text) => problem(text) === null, { error: ({ input }) => problem(String(input)) ?? undefined });

/** A text of one line, without blanks at its ends. */
export const line = () => heeding(lineProblem)(z.string().trim());

/** A name that is written on checks and told to banks, without blanks at its ends. */
export const payeeName = () => heeding(nameProblem)(z.string().trim());

/** A text that may have lines and tabs. */
export const lines = () => heeding(textProblem)(z.string());

/** The code of a state. */
export const stateCode = () => heeding(stateProblem)(z.string());

/** SHA-256 in small hexadecimal letters. @param what whose it is, for who sends another text */
export const digestOf = (what: string) => z.string().regex(/^[0-9a-f]{64}$/, `A digest is that of ${what}`);

/** The address of a page of the web: no script and no file of a machine. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'An address begins with https://' }).max(500);
