import * as contract from '@closewright/contract/wires';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../platform/http/implement.ts';
import {
  addWireInstructions,
  createWirePayee,
  getWirePayee,
  listWirePayees,
  type PayeeDeps,
  saveWirePayee,
} from './payees.usecases.ts';
import { recordCallBack, stopWireInstructions } from './verify.usecases.ts';

/** Whom wires go to, and by which instructions. */
export function wirePayeesRoutes(app: FastifyInstance, deps: PayeeDeps): void {
  implement(app, contract.listWirePayees, ({ caller, query }) => listWirePayees(deps, caller, query));
  implement(app, contract.getWirePayee, ({ caller, params }) => getWirePayee(deps, caller, params.wirePayeeID));
  implement(app, contract.createWirePayee, ({ caller, body }) => createWirePayee(deps, caller, body));
  implement(app, contract.saveWirePayee, ({ caller, params, body }) =>
    saveWirePayee(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.addWireInstructions, ({ caller, params, body }) =>
    addWireInstructions(deps, caller, { ...params, instructions: body }),
  );
  implement(app, contract.recordCallBack, ({ caller, params, body }) =>
    recordCallBack(deps, caller, { ...params, call: body }),
  );
  implement(app, contract.stopWireInstructions, ({ caller, params, body }) =>
    stopWireInstructions(deps, caller, { ...params, ...body }),
  );
}
