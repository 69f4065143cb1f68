import * as contract from '@closewright/contract/wires';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Downloads } from '../../../platform/downloads/index.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import { previewAchReturns, takeAchReturns } from './ach-returns.usecases.ts';
import {
  getWireFileDocument,
  listDueWires,
  listWireFiles,
  makeWireFile,
  readWireFileBytes,
  takeBackWireFile,
  type WireFileWanted,
} from './wire-files.usecases.ts';
import {
  holdWire,
  listWiresOut,
  nameWire,
  releaseWire,
  returnedWire,
  sentWire,
  takeBackReturn,
  unsentWire,
} from './wires-out.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly downloads: Downloads;
}

/** Wires on their way out of the office. */
export function wiresOutRoutes(app: FastifyInstance, deps: Deps): void {
  const offer = deps.downloads.kind<WireFileWanted>('wireFile', (actor, wanted) =>
    readWireFileBytes(deps, actor, wanted),
  );
  const making = { ...deps, offer };

  implement(app, contract.listWiresOut, ({ caller, query }) => listWiresOut(deps, caller, query));
  implement(app, contract.nameWire, ({ caller, params, body }) => nameWire(deps, caller, { ...params, ...body }));
  implement(app, contract.releaseWire, ({ caller, params, body }) => releaseWire(deps, caller, { ...params, ...body }));
  implement(app, contract.holdWire, ({ caller, params, body }) => holdWire(deps, caller, { ...params, ...body }));
  implement(app, contract.sentWire, ({ caller, params, body }) => sentWire(deps, caller, { ...params, ...body }));
  implement(app, contract.unsentWire, ({ caller, params, body }) => unsentWire(deps, caller, { ...params, ...body }));
  implement(app, contract.returnedWire, ({ caller, params, body }) =>
    returnedWire(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackReturn, ({ caller, params, body }) =>
    takeBackReturn(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.previewAchReturns, ({ caller, body }) => previewAchReturns(deps, caller, body));
  implement(app, contract.takeAchReturns, ({ caller, body }) => takeAchReturns(deps, caller, body));
  implement(app, contract.listDueWires, ({ caller }) => listDueWires(deps, caller));
  implement(app, contract.makeWireFile, ({ caller, params, body }) =>
    makeWireFile(making, caller, { ...params, ...body }),
  );
  implement(app, contract.listWireFiles, ({ caller, query }) => listWireFiles(deps, caller, query));
  implement(app, contract.getWireFileDocument, ({ caller, params }) =>
    getWireFileDocument(making, caller, params.wireFileID),
  );
  implement(app, contract.takeBackWireFile, ({ caller, params, body }) =>
    takeBackWireFile(deps, caller, { ...params, ...body }),
  );
}
