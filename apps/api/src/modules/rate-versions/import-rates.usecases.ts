import type { RateFile, RateImport } from '@closewright/contract/rate-versions';
import { rateManuals } from '@closewright/domain/premium';
import { rateVersionLimits, versionName } from '@closewright/domain/rate-versions';
import type { Caller } from '../../platform/auth/caller.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { hashOf, insertRateVersion, readRateVersions } from './rate-versions.queries.ts';
import { readRates } from './read-rates.ts';

/** Stores a file of rates as the next version of its code, a draft. A trial only tells what is in it. */
export async function importRateVersion(
  database: Database,
  { actor }: Caller,
  { text, isTrial }: { text: string; isTrial: boolean },
): Promise<RateImport> {
  const { tenant } = actor;
  const { file, problems } = await readRates(text);
  if (file === null) return { draft: null, found: null, problems };
  const content = JSON.stringify(file);
  const hash = hashOf(content);
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const all = await readRateVersions(tx, tenant);
    const ofCode = all.filter(({ code }) => code === file.code);
    const same = ofCode.find((each) => each.hash === hash);
    const wrong = wrongWith(file, ofCode, all.length);
    if (wrong !== null) return { draft: null, found: null, problems: [{ line: 1, ...wrong }] };
    const found = { ...wordsOf(file), sameAs: same ? versionName(same) : null };
    if (isTrial) return { draft: null, found, problems: [] };
    const rateVersionID = await nextIDs(tx, 'rate_version_id');
    const number = await nextIDs(tx, `rate_number ${file.code}`);
    await insertRateVersion(tx, tenant, { rateVersionID, number, content, hash, file });
    const stored = await readRateVersions(tx, tenant);
    return { draft: stored.find((each) => each.rateVersionID === rateVersionID) ?? null, found, problems: [] };
  });
}

const wordsOf = (file: RateFile) => ({
  code: file.code,
  label: file.label,
  place: file.county === null ? file.state : `${file.county}, ${file.state}`,
  rows: rowsOf(file),
});

function rowsOf(file: RateFile): number {
  switch (file.kind) {
    case 'recording-fees':
      return file.fees.length;
    case 'tax-table':
      return file.taxes.length;
    case 'rate-manual':
      return file.manual.basic.steps.length + file.manual.basic.bands.length;
  }
}

/** A code stays with its kind and place: files that name one of its versions mean that. An id of a manual of the product is not taken twice. */
function wrongWith(
  file: RateFile,
  ofCode: readonly Pick<RateFile, 'kind' | 'state' | 'county'>[],
  count: number,
): { column: string; why: string } | null {
  const [other] = ofCode;
  if (count >= rateVersionLimits.versions)
    return { column: '', why: `There are ${rateVersionLimits.versions} versions already` };
  if (other && (other.kind !== file.kind || other.state !== file.state || other.county !== file.county))
    return { column: 'code', why: 'Its earlier versions are of another kind or place: take another code' };
  if (file.kind === 'rate-manual' && rateManuals.some(({ id }) => id === file.manual.id))
    return { column: 'manual.id', why: `The product has a manual ${file.manual.id}: take another id` };
  return null;
}
