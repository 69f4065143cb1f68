import type { endpoints } from '@closewright/contract';
import type { Example } from './example.ts';
import { files } from './world.ts';

const onFile = { path: { ordersID: files.open } };

type Names = 'getCommercialStatement' | 'saveCommercialStatement' | 'getCommercialDocument';

/** Calls of the commercial statement that succeed for the officer of a tenant. */
export const commercialExamples: Record<Names & keyof typeof endpoints, (version: number) => Example> = {
  getCommercialStatement: () => onFile,
  getCommercialDocument: () => onFile,
  saveCommercialStatement: () => ({
    ...onFile,
    body: {
      version: 0,
      changes: {
        statement: { name: 'Two parcels', statementDate: '2026-11-20', closingDayOf: 'Buyer' },
        commercialSections: [{ commercialSectionID: -1, label: 'Purchase price', number: 1 }],
        commercialParties: [{ commercialPartyID: -1, name: 'Alder LLC', side: 'Buyer', part: 1, number: 1 }],
        commercialLines: [{ commercialLineID: -1, label: 'Price', section: 1, amount: 100_00, debitTo: 'Buyers' }],
        commercialAmounts: [{ commercialAmountID: -1, commercialLineID: -1, party: 1, credit: 100_00 }],
        commercialTenants: [{ commercialTenantID: -1, unit: '101', rent: 300_00, paidFrom: '2026-11-01' }],
      },
    },
  }),
};
