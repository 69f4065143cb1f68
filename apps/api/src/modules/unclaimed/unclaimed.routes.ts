import * as contract from '@closewright/contract/unclaimed';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { claimUnclaimed } from './claim.usecases.ts';
import { bankTookUnclaimed, listUnclaimedMoney, takeBackUnclaimed, type UnclaimedDeps } from './unclaimed.usecases.ts';
import { askUnclaimedPayment, decideUnclaimedPayment } from './unclaimed-payments.usecases.ts';

/** Money of no file: what nobody has claimed, mistakes of banks, and what is paid of it and of interest. */
export function unclaimedRoutes(app: FastifyInstance, { database, clock }: UnclaimedDeps): void {
  const deps = { database, clock };
  implement(app, contract.listUnclaimedMoney, ({ caller, query }) => listUnclaimedMoney(deps, caller, query));
  implement(app, contract.claimUnclaimed, ({ caller, params, body }) =>
    claimUnclaimed(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.bankTookUnclaimed, ({ caller, params, body }) =>
    bankTookUnclaimed(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackUnclaimed, ({ caller, params, body }) =>
    takeBackUnclaimed(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.askUnclaimedPayment, ({ caller, body }) => askUnclaimedPayment(deps, caller, body));
  implement(app, contract.decideUnclaimedPayment, ({ caller, params, body }) =>
    decideUnclaimedPayment(deps, caller, { ...params, ...body }),
  );
}
