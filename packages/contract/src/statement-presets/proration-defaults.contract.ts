import type { z } from 'zod';
import { officeCalls } from '../kit/index.ts';
import { prorationDefaultRecord } from './proration-default.record.ts';

const calls = officeCalls(prorationDefaultRecord, {
  one: 'ProrationDefault',
  many: 'ProrationDefaults',
  path: 'proration-defaults',
  list: 'What the office does with prorations by state and region, inactive ones included.',
  stays: 'Prorations of statements stay as they are.',
});

export const listProrationDefaults = calls.list;
export const createProrationDefault = calls.create;
export const saveProrationDefault = calls.save;
export const importProrationDefaults = calls.bring;

/** A proration default as its administrator edits it. */
export type ProrationDefaultRecord = z.infer<typeof calls.stored>;
