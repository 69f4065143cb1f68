import { verifyLedger } from '../../../apps/api/src/modules/ledger/verify-ledger.ts';
import { createDatabase } from '../../../apps/api/src/platform/db/index.ts';
import { readerOf, systemActor } from '../../../apps/api/src/platform/tenant/in-tenant.ts';
import type { Area } from '../harness/area.ts';
import { buildStage, type Stage, tenant } from '../harness/stage.ts';
import { fillDays, sampleReads } from '../ledger/balances.ts';
import { addBankAccounts, POSTERS, Posters, stripesOf } from '../ledger/posters.ts';

const SECONDS = { tiny: 0.3, quick: 3, full: 5 } as const;
const FILES = { tiny: 200, quick: 50_000, full: 50_000 } as const;
/** Of ours, of the one row, and of the reads. */
const [OURS, ONE_ROW, READ] = [901, 902, 903] as const;

/**
 * 32 who post to one bank account, by the function alone, beside the same function with one row of the bank account for which all wait; balances of a
 * day and a trial balance of 50,000 files. At the end of each sample the ledger has to be whole.
 */
export const ledger: Area = {
  rounds: { quick: 5, full: 15 },
  async prepare(size, ending) {
    const milliseconds = SECONDS[size] * 1000;
    const stage = await buildStage(size, ending, { env: { LOG_LEVEL: 'error' } });
    await addBankAccounts(stage, [OURS, ONE_ROW, READ]);
    await fillDays(stage, READ, FILES[size]);
    const posters = await Posters.connect(stage);
    ending.defer(() => posters.close());
    const stripes = await stripesOf(stage);
    ending.defer(async () => void (await stripes.asBuilt()));
    const post = async (bank: number) => {
      const { perSecond, p99 } = await posters.sample(bank, milliseconds);
      return { 'postings-per-second': perSecond, 'posting-p99-ms': p99 };
    };
    const ours = async () => {
      await stripes.asBuilt();
      const posted = await post(OURS);
      await expectWhole(stage);
      return { ...posted, ...(await sampleReads(stage, READ, FILES[size], milliseconds)) };
    };
    const oneRow = async () => {
      await stripes.oneRow();
      return post(ONE_ROW);
    };
    await ours();
    if (size !== 'tiny') await oneRow();
    return {
      contenders: [
        { name: 'ours', sample: ours },
        ...(size === 'tiny' ? [] : [{ name: 'one row for all', sample: oneRow }]),
      ],
      notes: [
        `${POSTERS} connections post receipts of four lines to one bank account for ${SECONDS[size]} s a sample.`,
      ],
    };
  },
};

/** The verifier finds nothing in what was posted. Days without lines, and chains with all files in one, are not its matter here. */
async function expectWhole({ loginURL }: Stage): Promise<void> {
  const database = await createDatabase({
    databaseURL: loginURL,
    databaseOwnerURL: null,
    dataFolder: null,
    migrate: false,
  });
  try {
    const { faults } = await verifyLedger(readerOf(database, systemActor(tenant, 'bench')), tenant);
    const found = faults.filter((fault) => fault.startsWith(`bank account ${OURS},`));
    if (found.length > 0) throw new Error(`The ledger is not whole: ${found.join('; ')}`);
  } finally {
    await database.close();
  }
}
