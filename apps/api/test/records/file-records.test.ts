import { commercialLists, commercialRecord } from '@closewright/contract/commercial-statement';
import { orderRecordLists } from '@closewright/contract/orders';
import { settlementLists, settlementRecord } from '@closewright/contract/settlement';
import { describe } from 'vitest';
import { eachDatabase } from '../harness/each-database.ts';
import { files } from '../http/world.ts';
import { recordSuite } from './record-suite.ts';

/** The default loan of a file of the world has the number of its file; a file that is made here has no loan. */
const ofTheWorld: ReadonlySet<number> = new Set(Object.values(files));

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
        root: { name: 'statement', record: settlementRecord },
        path: (ordersID) => `/api/orders/${ordersID}/settlements/${ofTheWorld.has(ordersID) ? ordersID : 0}`,
        versionOf: ({ version }: { version: number }) => version,
        closed: [files.locked, files.consolidated, files.settlementLocked],
      },
      make,
    );
  });

  describe('the records of a commercial statement', () => {
    recordSuite(
      {
        lists: commercialLists,
        root: { name: 'statement', record: commercialRecord },
        path: (ordersID) => `/api/orders/${ordersID}/commercial-statement`,
        versionOf: ({ version }: { version: number }) => version,
        closed: [files.locked, files.consolidated, files.settlementLocked],
      },
      make,
    );
  });
});
