import { percentInWords } from '../forms/index.ts';
import { Exact, type Rate } from '../money/index.ts';
import type { DisclosedFee } from './disclosed-statement.ts';

/** Whether a line is that of the points (12 CFR 1026.38(f)(1)). */
export const isPoints = ({ section, kind, label }: Pick<DisclosedFee, 'section' | 'kind' | 'label'>): boolean =>
  kind === 'ratePoints' || (section === 'A' && /\bpoints\b/i.test(label));

/** The percent of the loan that a line of points says; null where it says none. */
export const percentOfPoints = (label: string): Rate | null => percentInWords.exec(label)?.[1] ?? null;

/** The words of a line of points with a percent: in the place of the one they have, or as the form has them. */
export function pointsOf(label: string, percent: Rate): string {
  const words = `${new Exact(percent).toString()}%`;
  return percentInWords.test(label) ? label.replace(percentInWords, words) : `${words} of Loan Amount (Points)`;
}
