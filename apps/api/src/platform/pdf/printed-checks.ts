import type { CheckDrawer, CheckFace, CheckPrinter, PlacedLayout } from '@closewright/domain/check-printing';
import type { Printed } from './paper.ts';

/** The image of a signature. */
export interface SignatureImage {
  readonly usersID: number;
  /** Whose it is, for who cannot see it. */
  readonly name: string;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly base64: string;
}

/** Checks of one bank account as they are printed. */
export interface PrintedChecks extends Printed {
  readonly drawer: CheckDrawer;
  readonly layout: PlacedLayout;
  /** How far off the printer prints. */
  readonly offset: Pick<CheckPrinter, 'right' | 'down'>;
  /** In the order in which they are printed. */
  readonly checks: readonly CheckFace[];
  /** Whether each check has a letter with what it pays. */
  readonly coverLetters: boolean;
  /** The signatures that the faces name. */
  readonly signatures?: readonly SignatureImage[];
}

/** A sheet with rulers and a check that cannot be paid, to see how far off a printer prints. */
export interface PrintedTestSheet extends Printed {
  readonly layout: PlacedLayout;
  /** How far off the printer prints, as far as the office knows. */
  readonly offset: Pick<CheckPrinter, 'right' | 'down'>;
  /** The name of the printer; null where none is chosen. */
  readonly printerName: string | null;
}
