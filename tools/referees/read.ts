/** Reads the files that the referees wrote: `node read.ts FOLDER`. A verdict a line, as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readNacha } from '../../packages/domain/src/ach/index.ts';
import { readBankFile } from '../../packages/domain/src/bank-files/index.ts';
import { readPain001 } from '../../packages/domain/src/wires/index.ts';

interface Said {
  readonly closing: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const [, , folder = '.'] = process.argv;
const files = readdirSync(folder).filter((name) => name.startsWith('their-') && !name.endsWith('.json'));
for (const name of files)
  console.log(JSON.stringify({ claim: `We read ${name} as it was meant`, problem: problemOf(name) }));

const told = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const verdict = (claim: string, problem: string | null) => console.log(JSON.stringify({ claim, problem }));
// What pw-iso20022 has read of our wires, where Java ran.
for (const name of readdirSync(folder).filter((each) => each.endsWith('.xml.read'))) {
  const [file, read] = [name.replace('.read', ''), told(name)];
  const isSame = isDeepStrictEqual(read, told(`${file}.json`));
  if (name.startsWith('spoilt-'))
    verdict(`pw-iso20022 does not read in ${file} what was meant before it was spoilt`, isSame ? 'it does' : null);
  else verdict(`pw-iso20022 reads in ${file} what was meant`, isSame ? null : `it was read as ${JSON.stringify(read)}`);
}
// The same wires as pw-iso20022 writes them, read by our reader.
for (const name of readdirSync(folder).filter((each) => each.startsWith('again-'))) {
  const [again, ours] = [name, name.replace('again-', 'wires-')].map((each) => {
    const { createdAt, ...content } = readPain001(readFileSync(join(folder, each), 'utf8'));
    return { ...content, createdAt: Date.parse(createdAt) };
  });
  verdict(`We read ${name} as it was meant`, isDeepStrictEqual(again, ours) ? null : JSON.stringify(again));
}

/** What our reader has read of a NACHA file, entry by entry. */
function achProblemOf(name: string): string | null {
  const { entries }: { entries: readonly unknown[] } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const read = readNacha(readFileSync(join(folder, name), 'latin1'));
  if (!('file' in read)) return JSON.stringify(read.problem);
  const ours = read.file.batches.flatMap((batch) =>
    batch.entries.map((entry) => [
      ...[batch.secCode, entry.code, entry.routingNumber, entry.accountNumber, entry.amount, entry.individualID],
      ...[entry.name, entry.addenda.length],
    ]),
  );
  return isDeepStrictEqual(ours, entries) ? null : `it was read as ${JSON.stringify(ours)}`;
}

function problemOf(name: string): string | null {
  if (name.endsWith('.ach')) return achProblemOf(name);
  const said: Said = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const result = readBankFile(readFileSync(join(folder, name)), null);
  if (!('file' in result)) return JSON.stringify(result.problems);
  const [statement] = result.file.statements;
  const read = statement?.items ?? [];
  const closing = statement?.days.at(-1)?.closing;
  if (closing !== said.closing) return `the balance ${said.closing} was read as ${closing}`;
  if (read.length !== said.items.length) return `${said.items.length} items were read as ${read.length}`;
  for (const [at, item] of said.items.entries()) {
    const { accountNumber, ...rest } = item;
    const ours = Object.fromEntries(
      Object.keys(rest).map((key) => [key, Object.entries(read[at] ?? {}).find(([each]) => each === key)?.[1]]),
    );
    if (statement?.accountNumber !== accountNumber || !isDeepStrictEqual(ours, rest))
      return `item ${at}: ${JSON.stringify(item)} was read as ${JSON.stringify(ours)}`;
  }
  return null;
}
