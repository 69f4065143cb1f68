import * as contract from '@closewright/contract/orders';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { holdFile, openFile, releaseFile, takeOverFile } from './order-locks.usecases.ts';
import { saveOrder } from './order-save.usecases.ts';
import {
  fileHeader,
  findOrders,
  getOrder,
  orderAudit,
  orderByNumber,
  pinFile,
  recentFiles,
} from './orders.usecases.ts';
import { revealPartyTaxID } from './party-tax-id.usecases.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
}

/** Files: finding, reading, saving, and who has one in use. */
export function ordersRoutes(app: FastifyInstance, { database, secrets }: Deps): void {
  implement(app, contract.listRecentFiles, ({ caller, query }) => recentFiles(database, caller, query.scope));
  implement(app, contract.findOrders, ({ caller, query }) => findOrders(database, caller, query.text));
  implement(app, contract.getOrderByNumber, ({ caller, query }) => orderByNumber(database, caller, query.fileNumber));
  implement(app, contract.getOrder, ({ caller, params }) => getOrder(database, caller, params.ordersID));
  implement(app, contract.getFileHeader, ({ caller, params }) => fileHeader(database, caller, params.ordersID));
  implement(app, contract.saveOrder, ({ caller, params, body }) =>
    saveOrder({ database, secrets }, caller, { ...params, ...body }),
  );
  implement(app, contract.revealPartyTaxID, ({ caller, params }) =>
    revealPartyTaxID({ database, secrets }, caller, params),
  );
  implement(app, contract.pinFile, ({ caller, params, body }) =>
    pinFile(database, caller, params.ordersID, body.isPinned),
  );
  implement(app, contract.listOrderAudit, ({ caller, params, query }) =>
    orderAudit(database, caller, params.ordersID, { before: query.before, take: query.take }),
  );

  implement(app, contract.openOrder, ({ caller, params, body }) => openFile(database, { caller, ...params, ...body }));
  implement(app, contract.holdOrder, ({ caller, params, body }) => holdFile(database, { caller, ...params, ...body }));
  implement(app, contract.takeOverOrder, ({ caller, params, body }) =>
    takeOverFile(database, { caller, ...params, ...body }),
  );
  implement(app, contract.releaseOrder, ({ caller, params, body }) =>
    releaseFile(database, { caller, ...params, ...body }),
  );
}
