import type { z } from 'zod';
import { officeCalls } from '../kit/index.ts';
import { feeCodeRecord } from './fee-code.record.ts';

const calls = officeCalls(feeCodeRecord, {
  one: 'FeeCode',
  many: 'FeeCodes',
  path: 'fee-codes',
  list: 'The fee codes of the tenant by their code, inactive ones included.',
  stays: 'Lines of statements that have it stay as they are.',
});

export const listFeeCodes = calls.list;
export const createFeeCode = calls.create;
export const saveFeeCode = calls.save;
export const importFeeCodes = calls.bring;

/** A fee code as its administrator edits it. */
export type FeeCodeRecord = z.infer<typeof calls.stored>;
