import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import { verifyLedger } from '../modules/ledger/verify-ledger.ts';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { readerOf, systemActor } from '../platform/tenant/in-tenant.ts';
import { eachTenant } from './each-tenant.ts';

/**
 * npm run ledger:verify -- [--tenant NAME]
 * Follows the trust ledger of one tenant or of all; exits 1 and names what was changed, is missing, stands twice or does not sum up.
 */
export const ledgerVerify: Command = {
  name: 'ledger:verify',
  migrates: false,
  prepare(args) {
    const { values } = parseArgs({ args: [...args], options: { tenant: { type: 'string' } } });
    return async (context) => {
      let code = 0;
      await eachTenant(context, values.tenant, async (tenant) => {
        const read = readerOf(context.database, systemActor(tenant, 'ledger-verify'));
        const { transactions, faults } = await verifyLedger((statement) => {
          context.signal.throwIfAborted();
          return read(statement);
        }, tenant);
        if (faults.length === 0) return context.out(`${tenant}: ${counted(transactions, 'transaction')} verified`);
        code = 1;
        await context.err(
          `${tenant}: ${counted(faults.length, 'fault')} in the ledger, ${counted(transactions, 'transaction')} fit`,
        );
        for (const fault of faults) await context.err(`  ${fault}`);
      });
      return code;
    };
  },
};

if (import.meta.main) await operate(ledgerVerify);
