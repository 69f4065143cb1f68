import * as contract from '@closewright/contract/statement-calls';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './one-save.ts';
import * as rates from './rate-calls.usecases.ts';

/** The rate engine. */
export function rateCallsRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  implement(app, contract.listRates, ({ caller, query }) => rates.listRates(database, caller, query));
  implement(app, contract.getRateOrders, ({ caller, params }) => rates.getRateOrders(database, caller, params));
  implement(app, contract.saveRateOrder, ({ caller, params, body }) =>
    rates.saveRateOrder(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.calculateRates, ({ caller, params, body }) =>
    rates.calculateRates(database, caller, { ...params, ...body }),
  );
  implement(app, contract.refreshAlwaysApply, ({ caller, params }) =>
    rates.refreshAlwaysApply(database, caller, params),
  );
  implement(app, contract.resetPremium, ({ caller, params, body }) =>
    rates.resetPremium(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.listOutsideParties, ({ caller, params }) =>
    rates.listOutsideParties(database, caller, params),
  );
  implement(app, contract.addOutsideParty, ({ caller, params, body }) =>
    rates.addOutsideParty(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.saveOutsideParty, ({ caller, params, body }) =>
    rates.saveOutsideParty(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.removeOutsideParties, ({ caller, params, body }) =>
    rates.removeOutsideParties(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.addEndorsements, ({ caller, params, body }) =>
    rates.addEndorsements(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.removeEndorsements, ({ caller, params, body }) =>
    rates.removeEndorsements(deps, caller, { ...params, ...body }),
  );
}
