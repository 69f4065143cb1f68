import { parseArgs } from 'node:util';
import { verifyCountsAsOwner } from '../modules/portfolio/verify-counts.ts';
import { eachTenant } from './each-tenant.ts';
import { fail } from './fail.ts';

const most = 20;

/**
 * npm run counts:verify -- [--tenant NAME] [--rebuild]
 * Counts the files of one tenant or of all anew and compares with the counts that are kept; exits 1 and names those that differ.
 * With --rebuild the new counts are kept, and it exits 0.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { tenant: { type: 'string' }, rebuild: { type: 'boolean', default: false } },
  });
  await eachTenant(values.tenant, async (tenant, connections) => {
    const { files, wrong } = await connections.asOwner((owner) => verifyCountsAsOwner(owner, tenant, values));
    if (wrong.length === 0) return console.log(`${tenant}: ${files} files, every count is right`);
    if (!values.rebuild) process.exitCode = 1;
    console.error(`${tenant}: ${files} files, ${wrong.length} counts ${values.rebuild ? 'put right' : 'WRONG'}`);
    for (const { what, kept, counted } of wrong.slice(0, most))
      console.error(`  ${what}: ${kept ?? 'none'} kept, ${counted ?? 'none'} counted`);
    if (wrong.length > most) console.error(`  and ${wrong.length - most} more`);
  });
}

await main().catch(fail);
