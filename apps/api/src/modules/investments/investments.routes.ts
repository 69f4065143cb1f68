import * as contract from '@closewright/contract/investments';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import { giveInterest, takeBackInterest } from './interest.usecases.ts';
import { exportInterestYear, getInterestYear, interestYearFile, type YearDownload } from './interest-year.usecases.ts';
import {
  askInvestment,
  closeInvestment,
  decideInvestment,
  getInvestment,
  listInvestmentBanks,
  listInvestments,
  saveInvestment,
} from './investments.usecases.ts';
import type { InvestmentDeps } from './judged-investments.usecases.ts';
import { listPrincipalToName, namePrincipal, unnamePrincipal } from './principal.usecases.ts';

/** Investment accounts, their interest and what forms say of it. */
export function investmentsRoutes(
  app: FastifyInstance,
  { database, clock, secrets, downloads }: InvestmentDeps & { readonly downloads: Downloads },
): void {
  const deps = { database, clock, secrets };
  const offer = downloads.kind<YearDownload>('interestYear', async (actor, wanted) =>
    interestYearFile(deps, actor, wanted),
  );
  implement(app, contract.listInvestments, ({ caller, query }) => listInvestments(deps, caller, query));
  implement(app, contract.listInvestmentBanks, ({ caller }) => listInvestmentBanks(deps, caller));
  implement(app, contract.getInvestment, ({ caller, params }) => getInvestment(deps, caller, params.investmentID));
  implement(app, contract.askInvestment, ({ caller, body }) => askInvestment(deps, caller, body));
  implement(app, contract.decideInvestment, ({ caller, params, body }) =>
    decideInvestment(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.saveInvestment, ({ caller, params, body }) =>
    saveInvestment(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.closeInvestment, ({ caller, params, body }) =>
    closeInvestment(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.listPrincipalToName, ({ caller, params }) =>
    listPrincipalToName(deps, caller, params.investmentID),
  );
  implement(app, contract.namePrincipal, ({ caller, params, body }) =>
    namePrincipal(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.unnamePrincipal, ({ caller, params, body }) =>
    unnamePrincipal(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.giveInterest, ({ caller, params, body }) =>
    giveInterest(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackInterest, ({ caller, params, body }) =>
    takeBackInterest(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getInterestYear, ({ caller, params }) => getInterestYear(deps, caller, params.year));
  implement(app, contract.exportInterestYear, ({ caller, params, body }) =>
    exportInterestYear({ ...deps, offer }, caller, { ...params, ...body }),
  );
}
