import * as contract from '@closewright/contract/positive-pay';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Downloads } from '../../../platform/downloads/index.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import {
  type AnswersWanted,
  getPositivePayAnswerFileDocument,
  listPositivePayAnswerFiles,
  makePositivePayAnswerFile,
  readAnswerBytes,
  takeBackPositivePayAnswerFile,
} from './answer-files.usecases.ts';
import {
  confirmPositivePayException,
  decidePositivePayException,
  listPositivePayExceptions,
  takeBackPositivePayDecision,
  takeOffPositivePayException,
} from './exceptions.usecases.ts';
import {
  createPositivePayException,
  getPositivePayMapping,
  importPositivePayExceptions,
} from './take-exceptions.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly downloads: Downloads;
}

/** Checks that banks ask about, and what they are told of them. */
export function positivePayExceptionRoutes(app: FastifyInstance, deps: Deps): void {
  const offer = deps.downloads.kind<AnswersWanted>('positivePayAnswerFile', (actor, wanted) =>
    readAnswerBytes(deps, actor, wanted),
  );
  const making = { ...deps, offer };

  implement(app, contract.listPositivePayExceptions, ({ caller, query }) =>
    listPositivePayExceptions(deps, caller, query),
  );
  implement(app, contract.createPositivePayException, ({ caller, params, body }) =>
    createPositivePayException(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.importPositivePayExceptions, ({ caller, params, body }) =>
    importPositivePayExceptions(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.getPositivePayMapping, ({ caller, params }) => getPositivePayMapping(deps, caller, params));
  implement(app, contract.takeOffPositivePayException, ({ caller, params, body }) =>
    takeOffPositivePayException(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.decidePositivePayException, ({ caller, params, body }) =>
    decidePositivePayException(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.confirmPositivePayException, ({ caller, params, body }) =>
    confirmPositivePayException(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackPositivePayDecision, ({ caller, params, body }) =>
    takeBackPositivePayDecision(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.makePositivePayAnswerFile, ({ caller, params, body }) =>
    makePositivePayAnswerFile(making, caller, { ...params, ...body }),
  );
  implement(app, contract.listPositivePayAnswerFiles, ({ caller, query }) =>
    listPositivePayAnswerFiles(deps, caller, query),
  );
  implement(app, contract.getPositivePayAnswerFileDocument, ({ caller, params }) =>
    getPositivePayAnswerFileDocument(making, caller, params),
  );
  implement(app, contract.takeBackPositivePayAnswerFile, ({ caller, params, body }) =>
    takeBackPositivePayAnswerFile(deps, caller, { ...params, ...body }),
  );
}
