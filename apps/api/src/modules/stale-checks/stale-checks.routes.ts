import * as contract from '@closewright/contract/stale-checks';
import type { FastifyInstance } from 'fastify';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import { listDormancyRules, saveDormancyRule } from './dormancy.usecases.ts';
import {
  type LetterDeps,
  type LettersWanted,
  pdfOfLetters,
  printOwnerLetters,
  writeOwnerLetters,
} from './letters.usecases.ts';
import { listStaleChecks, noteStaleChecks, takeBackStaleAct } from './stale-checks.usecases.ts';

/** Checks that nobody cashes: what is done about them, letters to their owners, and the terms of the states. */
export function staleChecksRoutes(
  app: FastifyInstance,
  { database, clock, printer, downloads }: LetterDeps & { readonly downloads: Downloads },
): void {
  const deps = { database, clock, printer };
  const offer = downloads.kind<LettersWanted>('ownerLetters', (actor, wanted) => pdfOfLetters(deps, actor, wanted));
  implement(app, contract.listStaleChecks, ({ caller, query }) => listStaleChecks(deps, caller, query));
  implement(app, contract.noteStaleChecks, ({ caller, body }) => noteStaleChecks(deps, caller, body));
  implement(app, contract.takeBackStaleAct, ({ caller, params, body }) =>
    takeBackStaleAct(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.writeOwnerLetters, ({ caller, body }) => writeOwnerLetters({ ...deps, offer }, caller, body));
  implement(app, contract.printOwnerLetters, ({ caller, body }) =>
    printOwnerLetters({ ...deps, offer }, caller, body.staleActIDs),
  );
  implement(app, contract.listDormancyRules, ({ caller }) => listDormancyRules(database, caller));
  implement(app, contract.saveDormancyRule, ({ caller, params, body }) =>
    saveDormancyRule(database, caller, { ...params, ...body }),
  );
}
