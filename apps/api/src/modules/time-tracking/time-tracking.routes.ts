import * as contract from '@closewright/contract/time-tracking';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { TimeDeps } from './file-time.ts';
import { addTimeEntry, listTime, removeTimeEntry, saveTimeEntry } from './time-entries.usecases.ts';
import { startTimer, stopTimer } from './timers.usecases.ts';

/** Time that people work on files. */
export function timeTrackingRoutes(app: FastifyInstance, deps: TimeDeps): void {
  implement(app, contract.listTime, ({ caller, params }) => listTime(deps.database, caller, params.ordersID));
  implement(app, contract.addTimeEntry, ({ caller, params, body }) =>
    addTimeEntry(deps, caller, params.ordersID, body),
  );
  implement(app, contract.saveTimeEntry, ({ caller, params, body }) =>
    saveTimeEntry(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.removeTimeEntry, ({ caller, params, body }) =>
    removeTimeEntry(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.startTimer, ({ caller, params, body }) => startTimer(deps, caller, params.ordersID, body));
  implement(app, contract.stopTimer, ({ caller, params, body }) => stopTimer(deps, caller, { ...params, ...body }));
}
