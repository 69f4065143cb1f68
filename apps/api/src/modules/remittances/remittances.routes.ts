import * as contract from '@closewright/contract/remittances';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import { actOnRemittance, unlockRemittedPolicy } from './acts.usecases.ts';
import type { RemitDeps } from './remit-work.ts';
import {
  createRemittance,
  getRemittance,
  getRemittanceRegister,
  listRemittances,
  registerOf,
} from './remittances.usecases.ts';
import { listPolicyMarks, listRemitUnderwriters, listWaitingPolicies } from './waiting.usecases.ts';

/** What is remitted to underwriters. */
export function remittancesRoutes(
  app: FastifyInstance,
  { database, clock, downloads }: RemitDeps & { readonly downloads: Downloads },
): void {
  const deps = { database, clock };
  const offer = downloads.kind<{ remittanceID: number }>('remittanceRegister', (actor, wanted) =>
    registerOf(database, actor, wanted.remittanceID),
  );
  implement(app, contract.listRemitUnderwriters, ({ caller, query }) =>
    listRemitUnderwriters(deps, caller, query.kind),
  );
  implement(app, contract.listWaitingPolicies, ({ caller, query }) => listWaitingPolicies(deps, caller, query));
  implement(app, contract.listRemittances, ({ caller, query }) => listRemittances(deps, caller, query));
  implement(app, contract.getRemittance, ({ caller, params }) => getRemittance(deps, caller, params.remittanceID));
  implement(app, contract.createRemittance, ({ caller, body }) => createRemittance(deps, caller, body));
  implement(app, contract.actOnRemittance, ({ caller, params, body }) =>
    actOnRemittance(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.unlockRemittedPolicy, ({ caller, params, body }) =>
    unlockRemittedPolicy(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getRemittanceRegister, ({ caller, params }) =>
    getRemittanceRegister({ database, offer }, caller, params.remittanceID),
  );
  implement(app, contract.listPolicyMarks, ({ caller, params }) => listPolicyMarks(deps, caller, params.ordersID));
}
