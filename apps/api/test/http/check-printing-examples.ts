import type { endpoints } from '@closewright/contract';
import { numbered, onFile, posted, trustAccount } from './check-writing-examples.ts';
import type { Example } from './example.ts';

const toPrint = {
  ...{ bankAccountID: trustAccount, checks: [numbered(posted.check)], checkLayoutID: 1, checkPrinterID: 1 },
  ...{ coverLetters: true, reason: null },
};
const spoiled = { bankAccountID: trustAccount, checks: [numbered(posted.printed)], reason: 'Jammed' };

/** Calls of checks on paper that succeed. */
export const checkPrintingExamples: Record<('printChecks' | 'spoilChecks') & keyof typeof endpoints, () => Example> = {
  printChecks: () => ({ ...onFile, body: toPrint, wrongValue: { ...toPrint, checks: [] } }),
  spoilChecks: () => ({ ...onFile, body: spoiled, wrongValue: { ...spoiled, reason: ' ' } }),
};
