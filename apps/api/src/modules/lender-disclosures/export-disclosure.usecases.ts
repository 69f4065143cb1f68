import { type DisclosureDownload, disclosureFormat } from '@closewright/contract/lender-disclosures';
import { settlementLists } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import type { DisclosedStatement } from '@closewright/domain/lender-disclosure';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Offer } from '../../platform/downloads/index.ts';
import { type FilePlace, invalid } from '../../platform/records/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { asOfToday } from '../settlement/settlement.queries.ts';
import {
  foundSettlement,
  hiddenLists,
  type StatementWanted,
  shownSettlement,
} from '../settlement/settlement.usecases.ts';
import { DisclosureRefused } from './disclosure-refused.ts';
import { ourStatement } from './our-statement.ts';
import { writeUcd } from './ucd/write-ucd.ts';

type Format = 'UCD' | 'JSON';

/** What a disclosure is made of when it is fetched: plain data, so that a download can carry it along. */
export interface DisclosureWanted {
  readonly place: FilePlace;
  readonly loanID: number;
  readonly fileNumber: string;
  /** Whether the reader may read the file. */
  readonly withFile: boolean;
  readonly format: Format;
}

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

const files: Readonly<Record<Format, { readonly ending: string; readonly mediaType: string }>> = {
  UCD: { ending: 'xml', mediaType: 'application/xml' },
  JSON: { ending: 'json', mediaType: 'application/json' },
};

/** Where our statement may be fetched as a closing disclosure, by who may read all of it, and what of it is open. */
export function exportDisclosure(
  { database, clock, offer }: Deps & { offer: Offer<DisclosureWanted> },
  caller: Caller,
  { ordersID, loanID, format }: StatementWanted & { format: Format },
): Promise<DisclosureDownload> {
  return besideFile({ database, caller, ordersID, action: 'readSettlementEntries' }, async (tx, file) => {
    const { place, session, state } = file;
    const stored = await foundSettlement(tx, place, loanID);
    for (const name of hiddenLists(stored, session)) file.refuse(settlementLists[name].record.read);
    const withFile = can(session.access, 'readOrder').allowed;
    const { fileNumber } = state;
    const settlement = shownSettlement(stored, session);
    const { disclosure, open } = await ourStatement(tx, caller.actor, { place, settlement, fileNumber, withFile });
    writtenOrRefused(disclosure, format, clock);
    const { ending, mediaType } = files[format];
    const wanted = { place, loanID: stored.loanID, fileNumber, withFile, format };
    const address = offer(caller.actor, wanted, { fileName: `disclosure-${fileNumber}.${ending}`, mediaType });
    return { ...address, open };
  });
}

/** The bytes of a disclosure, of the statement as it stands when it is fetched. */
export function disclosureBytes(
  { database, clock }: Deps,
  actor: Actor,
  { place, loanID, fileNumber, withFile, format }: DisclosureWanted,
): Promise<Uint8Array> {
  return database.inTenant(actor, async (tx) => {
    const settlement = { ...asOfToday(await foundSettlement(tx, place, loanID)), leftOut: [] };
    const { disclosure } = await ourStatement(tx, actor, { place, settlement, fileNumber, withFile });
    return new TextEncoder().encode(writtenOrRefused(disclosure, format, clock));
  });
}

function writtenOrRefused(disclosure: DisclosedStatement, format: Format, clock: Clock): string {
  if (format === 'JSON') return JSON.stringify({ format: disclosureFormat, ...withoutRows(disclosure) }, null, 1);
  try {
    return writeUcd(disclosure, { createdAt: clock.now().toISOString() });
  } catch (error) {
    throw error instanceof DisclosureRefused ? invalid('loanID', error.message) : error;
  }
}

/** Where lines are typed is our matter. */
const withoutRows = ({ fees, lines, ...rest }: DisclosedStatement) => ({
  ...rest,
  fees: fees.map((fee) => ({ ...fee, from: undefined })),
  lines: lines.map((line) => ({ ...line, from: undefined })),
});
