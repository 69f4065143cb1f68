/**
 * The records of a NACHA file: 94 signs each, by their fields. A number has zeros in front, a text blanks behind it. The reader and the writer go by these
 * alone.
 */
type Kind = 'number' | 'text';
type Field<Name extends string = string> = readonly [name: Name, width: number, kind?: Kind];

/** How long a line is. */
export const nachaLength = 94;

const fields = {
  fileHeader: [
    ['type', 1],
    ['priority', 2],
    ['destination', 10],
    ['origin', 10],
    ['createdOn', 6],
    ['createdAt', 4],
    ['modifier', 1],
    ['recordSize', 3],
    ['blocking', 2],
    ['format', 1],
    ['destinationName', 23],
    ['originName', 23],
    ['reference', 8],
  ],
  batchHeader: [
    ['type', 1],
    ['serviceClass', 3],
    ['companyName', 16],
    ['discretionary', 20],
    ['companyID', 10],
    ['secCode', 3],
    ['description', 10],
    ['descriptiveDate', 6],
    ['effectiveOn', 6],
    ['settlement', 3],
    ['status', 1],
    ['odfi', 8],
    ['number', 7, 'number'],
  ],
  entry: [
    ['type', 1],
    ['code', 2],
    ['routingNumber', 9],
    ['accountNumber', 17],
    ['amount', 10, 'number'],
    ['individualID', 15],
    ['name', 22],
    ['discretionary', 2],
    ['hasAddenda', 1],
    ['trace', 15],
  ],
  addenda: [
    ['type', 1],
    ['code', 2],
    ['information', 80],
    ['sequence', 4, 'number'],
    ['entry', 7, 'number'],
  ],
  returned: [
    ['type', 1],
    ['code', 2],
    ['reason', 3],
    ['originalTrace', 15],
    ['dateOfDeath', 6],
    ['originalRouting', 8],
    ['information', 44],
    ['trace', 15],
  ],
  batchControl: [
    ['type', 1],
    ['serviceClass', 3],
    ['count', 6, 'number'],
    ['hash', 10, 'number'],
    ['debits', 12, 'number'],
    ['credits', 12, 'number'],
    ['companyID', 10],
    ['authentication', 19],
    ['reserved', 6],
    ['odfi', 8],
    ['number', 7, 'number'],
  ],
  fileControl: [
    ['type', 1],
    ['batches', 6, 'number'],
    ['blocks', 6, 'number'],
    ['count', 8, 'number'],
    ['hash', 10, 'number'],
    ['debits', 12, 'number'],
    ['credits', 12, 'number'],
    ['reserved', 39],
  ],
} as const satisfies Readonly<Record<string, readonly Field[]>>;

/** A record of a NACHA file. */
export type NachaRecord = keyof typeof fields;
type FieldsOf<R extends NachaRecord> = (typeof fields)[R][number];
type NameOf<R extends NachaRecord> = FieldsOf<R>[0];
type NumberOf<R extends NachaRecord> = Extract<FieldsOf<R>, readonly [string, number, 'number']>[0];

/** A record by its fields: numbers as such, texts without the blanks behind them. */
export type NachaFields<R extends NachaRecord> = {
  readonly [N in NameOf<R>]: N extends NumberOf<R> ? number : string;
};

/** The records there are. */
export const nachaRecords = Object.keys(fields) as readonly NachaRecord[];

/** How wide the fields of a record are. */
export const nachaWidths = (record: NachaRecord): readonly number[] => fields[record].map(([, width]) => width);

/** A record as its line. Throws where a field has no place. */
export function nachaLine<R extends NachaRecord>(record: R, said: NachaFields<R>): string {
  const values: Readonly<Record<string, string | number>> = said;
  return fields[record]
    .map(([name, width, kind]: Field) => {
      const text = String(values[name] ?? '');
      if (text.length > width) throw new RangeError(`${record}.${name} has ${width} signs: ${text}`);
      return kind === 'number' ? text.padStart(width, '0') : text.padEnd(width, ' ');
    })
    .join('');
}

/** A line by its fields, or what is no number. */
export function nachaFields<R extends NachaRecord>(
  record: R,
  line: string,
): NachaFields<R> | { readonly notANumber: string } {
  const read: Record<string, string | number> = {};
  let at = 0;
  for (const [name, width, kind] of fields[record] as readonly Field[]) {
    const text = line.slice(at, at + width);
    at += width;
    if (kind === 'number' && !/^\d+$/.test(text))
      return { notANumber: `${name} is no number: ${JSON.stringify(text)}` };
    read[name] = kind === 'number' ? Number(text) : text.trimEnd();
  }
  // Each of its fields was read above.
  return read as NachaFields<R>;
}

/** The lines of a file come in groups of ten, of which the last one is filled with lines of nines. */
export const nachaBlock = 10;
/** A line that fills a block. */
export const nachaFilling = '9'.repeat(nachaLength);

/** What batches and files add up of routing numbers: their first eight digits, of the sum the last ten. */
export const nachaHash = (routingNumbers: readonly string[]): number =>
  routingNumbers.reduce((sum, routing) => sum + Number(routing.slice(0, 8)), 0) % 10_000_000_000;
