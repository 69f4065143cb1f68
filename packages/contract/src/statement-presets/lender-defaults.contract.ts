import type { z } from 'zod';
import { officeCalls } from '../kit/index.ts';
import { lenderDefaultRecord } from './lender-default.record.ts';

const calls = officeCalls(lenderDefaultRecord, {
  one: 'LenderDefault',
  many: 'LenderDefaults',
  path: 'lender-defaults',
  list: 'What statements of the loans of a lender say again and again, inactive ones included.',
  stays: 'Statements stay as they are.',
});

export const listLenderDefaults = calls.list;
export const createLenderDefault = calls.create;
export const saveLenderDefault = calls.save;
export const importLenderDefaults = calls.bring;

/** The defaults of a lender as their administrator edits them. */
export type LenderDefaultRecord = z.infer<typeof calls.stored>;
