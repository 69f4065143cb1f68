import * as contract from '@closewright/contract/statement-calls';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { applyToFile } from './apply-call.usecases.ts';
import * as commissions from './commission-calls.usecases.ts';
import { mapSettlement, overrideSettlementMapping } from './mapping-calls.usecases.ts';
import type { Deps } from './one-save.ts';
import * as payoffs from './payoff-calls.usecases.ts';
import * as prorations from './proration-calls.usecases.ts';
import { rateCallsRoutes } from './rate-calls.routes.ts';
import { recordingCallsRoutes } from './recording-calls.routes.ts';
import { saveStatementWithFile } from './save-with-file.usecases.ts';

/** Parts of the settlement statement, each by what it is for: slices of its one read, commands of its one save (decision 0041). */
export function statementCallsRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  rateCallsRoutes(app, deps);
  recordingCallsRoutes(app, deps);
  implement(app, contract.applyToFile, ({ caller, params, body }) => applyToFile(deps, caller, { ...params, ...body }));
  implement(app, contract.saveStatementWithFile, ({ caller, params, body }) =>
    saveStatementWithFile(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getPayoffs, ({ caller, params }) => payoffs.getPayoffs(database, caller, params));
  implement(app, contract.savePayoff, ({ caller, params, body }) =>
    payoffs.savePayoff(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.calculatePayoff, ({ caller, params, body }) =>
    payoffs.calculatePayoff(database, caller, { ...params, ...body }),
  );
  implement(app, contract.removePayoffs, ({ caller, params, body }) =>
    payoffs.removePayoffs(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getProrations, ({ caller, params }) => prorations.getProrations(database, caller, params));
  implement(app, contract.calculateProrationDates, ({ caller, params, body }) =>
    prorations.calculateProrationDates(database, caller, { ...params, ...body }),
  );
  implement(app, contract.calculateProration, ({ caller, params, body }) =>
    prorations.calculateProration(database, caller, { ...params, ...body }),
  );
  implement(app, contract.calculateProrations, ({ caller, params, body }) =>
    prorations.calculateProrations(database, caller, { ...params, ...body }),
  );
  implement(app, contract.addProration, ({ caller, params, body }) =>
    prorations.addProration(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.saveProrations, ({ caller, params, body }) =>
    prorations.saveProrations(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.saveAndCalculateProrations, ({ caller, params, body }) =>
    prorations.saveAndCalculateProrations(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.removeProration, ({ caller, params: { prorationID, ...params }, body }) =>
    prorations.removeProrations(deps, caller, { ...params, ...body, prorationIDs: [prorationID] }, 'prorationID'),
  );
  implement(app, contract.removeProrations, ({ caller, params, body }) =>
    prorations.removeProrations(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getCommissions, ({ caller, params }) => commissions.getCommissions(database, caller, params));
  implement(app, contract.saveCommission, ({ caller, params, body }) =>
    commissions.saveCommission(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.removeCommissionPayee, ({ caller, params, body }) =>
    commissions.removeCommissionPayee(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.mapSettlement, ({ caller, params, body }) =>
    mapSettlement(database, caller, { ...params, ...body }),
  );
  implement(app, contract.overrideSettlementMapping, ({ caller, params, body }) =>
    overrideSettlementMapping(deps, caller, { ...params, ...body }),
  );
}
