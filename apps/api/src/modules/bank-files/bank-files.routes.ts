import * as contract from '@closewright/contract/bank-files';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { saveBankBalance } from './balances.usecases.ts';
import {
  type BankFileWanted,
  getBankFile,
  getBankFileDocument,
  listBankFileAccounts,
  listBankFiles,
} from './bank-files.usecases.ts';
import { readBankFileBytes } from './bytes-of-file.ts';
import { importBankFile } from './import-file.usecases.ts';
import { createLayout, listLayouts, saveLayout } from './layouts.usecases.ts';
import { previewBankFile } from './preview-file.usecases.ts';
import { bankFileReader } from './read-file.ts';
import { takeBackBankFile } from './take-back-file.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly downloads: Downloads;
}

/** What banks tell of the accounts of an office, and how their files are read. */
export function bankFilesRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, downloads } = deps;
  const offer = downloads.kind<BankFileWanted>('bankFile', (actor, wanted) => readBankFileBytes(deps, actor, wanted));
  const reader = bankFileReader();
  app.addHook('onClose', () => reader.close());
  const reading = { ...deps, reader };

  implement(app, contract.listBankFileLayouts, ({ caller }) => listLayouts(database, caller));
  implement(app, contract.createBankFileLayout, ({ caller, body }) => createLayout(database, caller, body));
  implement(app, contract.saveBankFileLayout, ({ caller, params, body }) =>
    saveLayout(database, caller, { ...params, ...body }),
  );
  implement(app, contract.listBankFileAccounts, ({ caller }) => listBankFileAccounts(database, caller));
  implement(app, contract.previewBankFile, ({ caller, body }) => previewBankFile(reading, caller, body));
  implement(app, contract.importBankFile, ({ caller, body }) => importBankFile(reading, caller, body));
  implement(app, contract.listBankFiles, ({ caller, query }) => listBankFiles(database, caller, query));
  implement(app, contract.getBankFile, ({ caller, params }) => getBankFile(database, caller, params.bankFileID));
  implement(app, contract.getBankFileDocument, ({ caller, params }) =>
    getBankFileDocument({ ...reading, offer }, caller, params.bankFileID),
  );
  implement(app, contract.takeBackBankFile, ({ caller, params, body }) =>
    takeBackBankFile(database, caller, { ...params, ...body }),
  );
  implement(app, contract.saveBankBalance, ({ caller, body }) => saveBankBalance(deps, caller, body));
}
