import type { CheckDrawer, CheckFace, CheckLayout, CheckPrinter } from '@closewright/domain/check-printing';
import type { Printed } from './paper.ts';

/** Checks of one bank account as they are printed. */
export interface PrintedChecks extends Printed {
  readonly drawer: CheckDrawer;
  readonly layout: CheckLayout;
  /** How far off the printer prints. */
  readonly offset: Pick<CheckPrinter, 'right' | 'down'>;
  /** In the order in which they are printed. */
  readonly checks: readonly CheckFace[];
  /** Whether each check has a letter with what it pays. */
  readonly coverLetters: boolean;
}
