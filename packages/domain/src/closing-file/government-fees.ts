import {
  type ChargeFigure,
  recordingDocumentName,
  type StoredRecordingDocument,
  type StoredTransferTax,
  transferTaxName,
} from '../government-charges/index.ts';
import type { Fee, FeeCharge } from '../settlement/index.ts';
import { calculated, chargesOfSides } from './calculated-fees.ts';

/** A document to record of a stored row with what it costs. */
export interface FiguredDocument {
  readonly stored: StoredRecordingDocument;
  readonly figure: ChargeFigure;
}

/** A transfer tax of a stored row with what it comes to. */
export interface FiguredTax {
  readonly stored: StoredTransferTax;
  readonly figure: ChargeFigure;
}

/** A document to record as a fee of section E, null as long as it is open. Recording fees may rise by ten percent in all (12 CFR 1026.19(e)(3)(ii)). */
export function feeOfDocument({ stored, figure }: FiguredDocument, at: number): Fee | null {
  const charges = chargesOf(figure, `recordingDocuments.${at}`);
  if (charges === null) return null;
  const label = `Recording fee, ${recordingDocumentName(stored)}`;
  const place = { section: 'E', code: `recording.${at}`, label, kind: 'recording' } as const;
  return { ...calculated(place, charges), bucket: 'tenPercent' };
}

/** A transfer tax as a fee of section E, null as long as it is open; it may rise by nothing (12 CFR 1026.19(e)(3)(i)). */
export function feeOfTax({ stored, figure }: FiguredTax, at: number): Fee | null {
  const charges = chargesOf(figure, `transferTaxes.${at}`);
  if (charges === null) return null;
  const kind = stored.level === 'State' ? 'stateTransferTax' : 'localTransferTax';
  const place = { section: 'E', code: `transferTax.${at}`, label: transferTaxName(stored), kind } as const;
  const payee = stored.payee?.trim();
  return { ...calculated(place, charges), ...(payee ? { payee } : {}) };
}

function chargesOf(figure: ChargeFigure, path: string): readonly FeeCharge[] | null {
  return figure.kind === 'open' ? null : chargesOfSides(figure, path);
}
