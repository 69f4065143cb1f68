import { parseArgs } from 'node:util';
import { counted } from '@closewright/domain/formats';
import { verifyCountsAsOwner } from '../modules/portfolio/verify-counts.ts';
import type { Command } from '../operator/command.ts';
import { operate } from '../operator/operate.ts';
import { eachTenant } from './each-tenant.ts';

const most = 20;

/**
 * npm run counts:verify -- [--tenant NAME] [--rebuild]
 * Counts the files of one tenant or of all anew and compares with the counts that are kept; exits 1 and names those that differ.
 * With --rebuild the new counts are kept, and it exits 0.
 */
export const countsVerify: Command = {
  name: 'counts:verify',
  migrates: false,
  prepare(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' }, rebuild: { type: 'boolean', default: false } },
    });
    return async (context) => {
      let code = 0;
      await eachTenant(context, values.tenant, async (tenant) => {
        const { files, wrong } = await context.connections.asOwner((owner) =>
          verifyCountsAsOwner(owner, tenant, values),
        );
        const all = `${tenant}: ${counted(files, 'file')}`;
        if (wrong.length === 0) return context.out(`${all}, every count is right`);
        if (!values.rebuild) code = 1;
        await context.err(`${all}, ${counted(wrong.length, 'count')} ${values.rebuild ? 'put right' : 'WRONG'}`);
        for (const { what, kept, counted: now } of wrong.slice(0, most))
          await context.err(`  ${what}: ${kept ?? 'none'} kept, ${now ?? 'none'} counted`);
        if (wrong.length > most) await context.err(`  and ${wrong.length - most} more`);
      });
      return code;
    };
  },
};

if (import.meta.main) await operate(countsVerify);
