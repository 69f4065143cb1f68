import type { ActionName } from '../access/index.ts';
import type { ReferenceTable } from './reference-table.ts';

/** What reading and saving the custom fields of a host takes. */
export interface HostActions {
  readonly read: ActionName;
  readonly save: ActionName;
}

const orderEntry: HostActions = { read: 'readOrder', save: 'saveOrder' };

/**
 * The actions of each host: its custom fields follow the access of the screen they stand on, with the file's locks. Custom
 * Page has its own screen access (core.md §6 Custom), so has Invoices; the others are parts of order entry.
 */
export const hostActions: Readonly<Record<ReferenceTable, HostActions>> = {
  0: { read: 'readCustomPage', save: 'saveCustomPage' },
  1: orderEntry,
  2: orderEntry,
  3: orderEntry,
  4: orderEntry,
  5: orderEntry,
  6: orderEntry,
  7: { read: 'readInvoices', save: 'saveInvoices' },
};
