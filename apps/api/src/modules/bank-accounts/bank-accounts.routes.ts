import * as contract from '@closewright/contract/bank-accounts';
import { hasRight } from '@closewright/domain/access';
import { type BankAccount, bankAccountList } from '@closewright/domain/banking';
import { newAccountProblems, weakerAccountProblems } from '@closewright/domain/controls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { seesBank } from '../../platform/auth/judge-bank.ts';
import { implement } from '../../platform/http/implement.ts';
import { officeListUsecases } from '../../platform/office-lists/office-lists.usecases.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';

/** As one person may set them up alone: what is weaker is asked for (domain/controls). */
const controlledAccounts: typeof bankAccountList = {
  ...bankAccountList,
  addProblems: newAccountProblems,
  changeProblems: (before, after) => ({
    ...bankAccountList.changeProblems?.(before, after),
    ...weakerAccountProblems(before, after),
  }),
};

/** The bank accounts of an office. */
export function bankAccountsRoutes(
  app: FastifyInstance,
  { database, secrets }: { database: Database; secrets: SecretBox },
): void {
  const accounts = officeListUsecases<BankAccount, contract.BankAccountRecord>({
    record: contract.bankAccountRecord,
    list: controlledAccounts,
    secrets,
    facts: sql`bank_account_was_posted_to(r.tenant_id, r.bank_account_id) as "isPosted",
      bank_account_has_checks(r.tenant_id, r.bank_account_id) as "hasChecks"`,
    // As all of accounting sees it: whoever moves a bank of others into a region of their own would reconcile and pay from it.
    isSeen: (session, { regionID }) =>
      hasRight(session.access, 'IsAdmin') || seesBank(session, 'readBankAccounts', regionID),
  });
  implement(app, contract.listBankAccounts, ({ caller }) => accounts.list(database, caller));
  implement(app, contract.createBankAccount, ({ caller, body }) => accounts.create(database, caller, body));
  implement(app, contract.saveBankAccount, ({ caller, params: { bankAccountID: id }, body }) =>
    accounts.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importBankAccounts, ({ caller, body }) => accounts.bring(database, caller, body));
}
