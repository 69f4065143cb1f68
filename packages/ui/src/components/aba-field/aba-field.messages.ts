import type { AbaRefusal } from '../../lib/parse/bank-code.ts';

export const abaFieldMessages: Record<AbaRefusal | 'unknown', string> = {
  'not-digits': 'Use digits only.',
  'nine-digits': 'Enter exactly 9 digits.',
  checksum: 'No bank has this number. Check the digits.',
  unknown: 'No bank found for this number. Call the bank to confirm it.',
};
