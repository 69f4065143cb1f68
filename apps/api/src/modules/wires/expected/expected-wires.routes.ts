import * as contract from '@closewright/contract/wires';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../platform/http/implement.ts';
import { callOffExpectedWire, createExpectedWire, saveExpectedWire } from './enter-wires.usecases.ts';
import { listArrivedWires, listExpectedWires } from './expected-wires.usecases.ts';
import type { WiresDeps } from './judged-wires.usecases.ts';
import { receiveWire } from './receive-wire.usecases.ts';

/** Wires that files expect, and those that banks told of. */
export function expectedWiresRoutes(app: FastifyInstance, { database, clock }: WiresDeps): void {
  const deps = { database, clock };
  implement(app, contract.listExpectedWires, ({ caller, query }) => listExpectedWires(deps, caller, query));
  implement(app, contract.listArrivedWires, ({ caller, query }) => listArrivedWires(deps, caller, query.bankAccountID));
  implement(app, contract.createExpectedWire, ({ caller, body }) => createExpectedWire(deps, caller, body));
  implement(app, contract.saveExpectedWire, ({ caller, params, body }) =>
    saveExpectedWire(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.callOffExpectedWire, ({ caller, params, body }) =>
    callOffExpectedWire(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.receiveWire, ({ caller, params, body }) => receiveWire(deps, caller, { ...params, ...body }));
}
