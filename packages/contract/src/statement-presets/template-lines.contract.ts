import type { z } from 'zod';
import { officeCalls } from '../kit/index.ts';
import { templateLineRecord } from './template-line.record.ts';

const calls = officeCalls(templateLineRecord, {
  one: 'TemplateLine',
  many: 'TemplateLines',
  path: 'settlement-templates',
  list: 'The lines of the settlement templates, inactive ones included.',
  stays: 'Statements made from the template stay as they are.',
});

export const listTemplateLines = calls.list;
export const createTemplateLine = calls.create;
export const saveTemplateLine = calls.save;
export const importTemplateLines = calls.bring;

/** A line of a settlement template as its administrator edits it. */
export type TemplateLineRecord = z.infer<typeof calls.stored>;
