import { type Changes, kindNames, listOf, type RowKinds } from './aggregate.ts';

/** As much of a save as the fields named in the message make up, the largest first. */
const shareNamed = 0.8;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en-US')} KB`;

/**
 * What to say of a save that the server refused as too large: how large it is, and which fields make it so.
 * @param limit what the server said, which knows its limit
 */
export function tooLargeMessage<K extends string>(kinds: RowKinds<K>, limit: string, changes: Changes): string {
  const sizes = new Map<string, { bytes: number; times: number }>();
  const add = (label: string | undefined, value: unknown) => {
    if (label === undefined || value === null || value === undefined) return;
    const { bytes, times } = sizes.get(label) ?? { bytes: 0, times: 0 };
    sizes.set(label, { bytes: bytes + bytesOf(value), times: times + 1 });
  };
  for (const kind of kindNames(kinds))
    for (const row of [changes[listOf(kinds, kind)] ?? []].flat())
      for (const [name, value] of Object.entries(row ?? {})) add(kinds[kind].fields[name]?.label, value);
  const all = bytesOf(changes);
  const named: string[] = [];
  let sum = 0;
  for (const [label, { bytes, times }] of [...sizes].toSorted(([, one], [, other]) => other.bytes - one.bytes)) {
    if (sum >= all * shareNamed) break;
    sum += bytes;
    named.push(`${label} has ${inKilobytes(bytes)}${times === 1 ? '' : ` in ${times} rows`}`);
  }
  return `${limit} These changes have ${inKilobytes(all)}: ${named.join(', ')}. Shorten it and save again.`;
}
