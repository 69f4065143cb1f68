import type { AchReturnRow, AchReturnsPreview } from '@closewright/contract/wires';
import {
  type AchReturn,
  achReturnsOf,
  type JudgedReturn,
  judgeReturns,
  readNacha,
  type TracedPayment,
} from '@closewright/domain/ach';
import { fileText } from '@closewright/domain/bank-files';
import { AppError } from '@closewright/domain/errors';
import { wireReference } from '@closewright/domain/wires';
import type { Transaction } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { refuseBank } from '../../../platform/auth/judge-bank.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { hashOf } from '../../../platform/documents/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { nextIDs } from '../../../platform/tenant/in-tenant.ts';
import { todayOf } from '../../workflow/file-tasks.usecases.ts';
import { lockReturnFiles, readTraced, storeReturnFile } from './ach-returns.queries.ts';
import { refusedWire } from './refused-wire.ts';
import type { StoredWire } from './wires.queries.ts';
import { found, recordReturn, toldRegions, type WireDeps } from './wires-out.usecases.ts';

interface SentFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** As many as one who takes them can look at; each is held and recorded by itself. */
const most = { entries: 500, bytes: 1_000_000 } as const;

/** Says of each entry of a file of returns what it is beside the payments that were sent. Stores nothing. */
export function previewAchReturns(deps: WireDeps, caller: Caller, { content }: SentFile): Promise<AchReturnsPreview> {
  const bytes = Buffer.from(content, 'base64');
  const entries = entriesOf(bytes);
  return deps.database.inTenant(caller.actor, async (tx) => {
    const judged = await judge(tx, caller, deps.clock.now(), entries);
    return { digest: digestOf(bytes, judged), rows: judged.map(rowOf), fresh: judged.filter(isNew).length };
  });
}

/** Records that the payments of a file came back that are new in it, all of them or none. */
export function takeAchReturns(
  { secrets, ...deps }: WireDeps & { readonly secrets: SecretBox },
  caller: Caller,
  { fileName, content, digest }: SentFile & { readonly digest: string },
): Promise<{ taken: number; left: number }> {
  const bytes = Buffer.from(content, 'base64');
  const entries = entriesOf(bytes);
  const { tenant } = caller.actor;
  return deps.database.inTenant(caller.actor, async (tx) => {
    await lockReturnFiles(tx, tenant);
    const now = deps.clock.now();
    const regions = await toldRegions(tx, caller);
    const judged = await judge(tx, caller, now, entries);
    if (digestOf(bytes, judged) !== digest) throw seenOtherwise();
    const wrong = judged.filter(({ state }) => state === 'Wrong');
    if (wrong.length > 0) throw refusedLines(wrong.map(({ line, words }) => ({ line, words })));
    const fresh = judged.filter(isNew).toSorted(byPlace);
    if (fresh.length === 0) throw refusedLines([{ line: 0, words: 'Nothing in this file is new' }]);
    for (const { wire } of fresh) refuseBank(caller.session, 'sendWires', regions.get(wire.bankAccountID) ?? 0);
    const achReturnFileID = await nextIDs(tx, 'ach_return_file');
    const sealed = secrets.encrypt(bytes.toString('latin1'), {
      ...{ tenant, table: 'ach_return_file_contents', column: 'content_encrypted', row: achReturnFileID },
    });
    const file = { achReturnFileID, fileName, bytes: bytes.length, sha256: hashOf(bytes), taken: fresh.length, sealed };
    await storeReturnFile(tx, tenant, file);
    for (const { wire, reason: code, on: returnedOn, line } of fresh) {
      const said = { code, returnedOn, note: `${fileName}, line ${line}` };
      await recordReturn(tx, caller, { wire, now, ...said }).catch(refusedWire);
    }
    return { taken: fresh.length, left: judged.length - fresh.length };
  });
}

/** The entries of a file that give back or ask for a change. Throws BANK_FILE_REFUSED with its line. */
function entriesOf(bytes: Buffer): readonly AchReturn[] {
  if (bytes.length > most.bytes) throw refusedLines([{ line: 0, words: 'A file of returns has at most 1 MB' }]);
  const text = fileText(bytes);
  if ('problem' in text) throw refusedLines([{ line: 0, words: text.problem }]);
  const read = readNacha(text.text);
  if ('problem' in read) throw refusedLines([read.problem]);
  const entries = achReturnsOf(read.file);
  if (entries.length === 0)
    throw refusedLines([{ line: 0, words: 'This is a file of payments: nothing in it came back or is to change' }]);
  if (entries.length > most.entries)
    throw refusedLines([{ line: 0, words: `A file of returns has at most ${most.entries} entries` }]);
  return entries;
}

interface Judged extends AchReturn, JudgedReturn {
  readonly wire: StoredWire | null;
}

/** In the order in which all who post hold what an account has. */
const byPlace = ({ wire: one }: { readonly wire: StoredWire }, { wire: other }: { readonly wire: StoredWire }) =>
  one.bankAccountID - other.bankAccountID || one.stripe - other.stripe || one.number - other.number;

const isNew = (one: Judged): one is Judged & { readonly wire: StoredWire } => one.state === 'New' && one.wire !== null;

async function judge(tx: Transaction<DB>, caller: Caller, now: Date, entries: readonly AchReturn[]): Promise<Judged[]> {
  const bankAccountIDs = [...(await toldRegions(tx, caller)).keys()];
  const traces = [...new Set(entries.map(({ trace }) => trace))];
  const wires = new Map<string, StoredWire>();
  for (const { trace, ...place } of await readTraced(tx, caller.actor.tenant, { bankAccountIDs, traces }))
    wires.set(trace, await found(tx, caller, place));
  const sent = new Map([...wires].map(([trace, wire]): [string, TracedPayment] => [trace, tracedOf(trace, wire)]));
  const judged = judgeReturns(entries, sent, todayOf(caller, now));
  return entries.flatMap((entry, at) => {
    const said = judged[at];
    return said ? [{ ...entry, ...said, wire: wires.get(entry.trace) ?? null }] : [];
  });
}

const tracedOf = (trace: string, { amount, date, state, sent, returned }: StoredWire): TracedPayment => ({
  ...{ amount, date, isSent: state !== 'ended' && sent?.trace === trace, returnedBy: returned?.code ?? null },
});

const rowOf = ({ wire, line, kind, reason: code, trace, amount, name, on, state, words }: Judged): AchReturnRow => ({
  ...{ line, kind, code, trace, amount, name, on, state, words },
  payment: wire && {
    ...{ bankAccountID: wire.bankAccountID, stripe: wire.stripe, number: wire.number },
    ...{ reference: wireReference(wire.bankAccountID, wire, 'ACH'), payee: wire.payee },
    ...{ fileNumber: wire.fileNumber, wirePayeeID: wire.to?.wirePayeeID ?? null },
  },
});

const digestOf = (bytes: Buffer, judged: readonly Judged[]): string =>
  hashOf(Buffer.from(JSON.stringify([hashOf(bytes), judged.map(({ line, state, words }) => [line, state, words])])));

const seenOtherwise = () => {
  const words = 'Something else is known by now than was seen. Look at it again.';
  return new AppError('CARRIED_ON', words, { modelState: { digest: [words] } });
};

/** What is wrong with a file, by line; 0 of the file itself. */
function refusedLines(problems: readonly { readonly line: number; readonly words: string }[]): AppError {
  const said = ({ line, words }: (typeof problems)[number]) => (line === 0 ? `${words}.` : `Line ${line}: ${words}.`);
  const [first] = problems;
  return new AppError('BANK_FILE_REFUSED', first && said(first), {
    modelState: Object.fromEntries(
      problems.map((problem) => [problem.line === 0 ? 'content' : `lines.${problem.line}`, [said(problem)]]),
    ),
  });
}
