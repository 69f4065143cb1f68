import { z } from 'zod';
import { downloadSchema, endpoint, idSchema, officeCalls } from '../kit/index.ts';
import { checkLayoutRecord } from './check-layout.record.ts';
import { checkPrinterRecord } from './check-printer.record.ts';

/** Whoever prints checks chooses among them, without the right to the bank accounts of the office. */
const rights = { write: 'saveBankAccounts' } as const;

const layoutCalls = officeCalls(checkLayoutRecord, {
  one: 'CheckLayout',
  many: 'CheckLayouts',
  path: 'check-layouts',
  list: 'How the office prints checks on its paper, inactive layouts included.',
  stays: 'Checks that were printed stay.',
  ...rights,
});

export const listCheckLayouts = layoutCalls.list;
export const createCheckLayout = layoutCalls.create;
export const saveCheckLayout = layoutCalls.save;
export const importCheckLayouts = layoutCalls.bring;

const printerCalls = officeCalls(checkPrinterRecord, {
  one: 'CheckPrinter',
  many: 'CheckPrinters',
  path: 'check-printers',
  list: 'The printers that checks are printed on and how far off they print, inactive ones included.',
  stays: 'Checks that were printed stay.',
  ...rights,
});

export const listCheckPrinters = printerCalls.list;
export const createCheckPrinter = printerCalls.create;
export const saveCheckPrinter = printerCalls.save;
export const importCheckPrinters = printerCalls.bring;

export const getCheckTestSheet = endpoint({
  name: 'getCheckTestSheet',
  method: 'GET',
  path: '/api/configuration/check-layouts/:checkLayoutID/test-sheet',
  summary:
    'Where a sheet with rulers and a check that cannot be paid may be fetched, printed by a layout and moved as a printer needs it: held against the paper of the office it tells how far the printer is off.',
  tag: 'Configuration',
  params: z.strictObject({ checkLayoutID: z.coerce.number().pipe(idSchema) }),
  query: z.strictObject({ checkPrinterID: z.coerce.number().pipe(idSchema).optional() }),
  result: downloadSchema,
  access: { kind: 'action', action: 'readBankAccounts' },
  errors: ['NOT_FOUND'],
});

/** A check layout as it is stored. */
export type CheckLayoutRecord = z.infer<typeof layoutCalls.stored>;
/** A check printer as it is stored. */
export type CheckPrinterRecord = z.infer<typeof printerCalls.stored>;
