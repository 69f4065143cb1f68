import { orderRecordLists } from '@closewright/contract/orders';
import { settlementLists } from '@closewright/contract/settlement';
import { describe } from 'vitest';
import { eachDatabase } from '../harness/each-database.ts';
import { files } from '../http/world.ts';
import { recordSuite } from './record-suite.ts';

eachDatabase((_kind, make) => {
  describe('the records of a file', () => {
    recordSuite(
      {
        lists: orderRecordLists,
        path: (ordersID) => `/api/orders/${ordersID}`,
        versionOf: ({ order }: { order: { version: number } }) => order.version,
        closed: [files.locked, files.consolidated],
      },
      make,
    );
  });

  describe('the records of a statement', () => {
    recordSuite(
      {
        lists: settlementLists,
        path: (ordersID) => `/api/orders/${ordersID}/settlements/0`,
        versionOf: ({ version }: { version: number }) => version,
        closed: [files.locked, files.consolidated, files.settlementLocked],
      },
      make,
    );
  });
});
