/** A line of a statement: what its bank would write. */
export interface Mt940Written {
  readonly valueDate: string;
  readonly entryDate?: string | undefined;
  readonly mark: 'C' | 'D' | 'RC' | 'RD';
  /** In cents. */
  readonly amount: number;
  readonly type: string;
  readonly customerReference?: string | undefined;
  readonly bankReference?: string | undefined;
  readonly text?: readonly string[] | undefined;
}

/** A statement of an account. */
export interface Mt940Told {
  readonly account: string;
  readonly number: number;
  readonly from: string;
  readonly through: string;
  readonly opening: number;
  /** Lines of each page. */
  readonly pages: readonly (readonly Mt940Written[])[];
  readonly available?: number | undefined;
}

/** How a bank writes its files. */
export interface Mt940Style {
  readonly lineEnd?: string;
  readonly isInBlock?: boolean;
}

const short = (date: string): string => date.slice(2).replaceAll('-', '');
const written = (cents: number): string =>
  `${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const balance = (cents: number, date: string): string => `${cents < 0 ? 'D' : 'C'}${short(date)}USD${written(cents)}`;

/** What a line adds to the balance, in cents. */
export const signedOf = ({ mark, amount }: Mt940Written): number => (mark === 'C' || mark === 'RD' ? amount : -amount);

/** Writes statements; their closing balances are those that their lines come to. */
export function mt940File(
  statements: readonly Mt940Told[],
  { lineEnd = '\n', isInBlock = false }: Mt940Style = {},
): string {
  const messages = statements.flatMap((told) => {
    let now = told.opening;
    return told.pages.map((lines, at) => {
      const isLast = at === told.pages.length - 1;
      const opening = now;
      now = lines.reduce((sum, line) => sum + signedOf(line), now);
      return [
        ...(isInBlock ? ['{1:F01CLSWUS33AXXX0000000000}{2:I940CLSWUS33XXXXN}{4:'] : []),
        `:20:S${told.number}`,
        `:25:${told.account}`,
        `:28C:${told.number}/${at + 1}`,
        `:60${at === 0 ? 'F' : 'M'}:${balance(opening, at === 0 ? told.from : told.through)}`,
        ...lines.flatMap(linesOf),
        `:62${isLast ? 'F' : 'M'}:${balance(now, told.through)}`,
        ...(isLast && told.available !== undefined ? [`:64:${balance(told.available, told.through)}`] : []),
        isInBlock ? '-}' : '-',
      ];
    });
  });
  return messages.flat().join(lineEnd) + lineEnd;
}

function linesOf(line: Mt940Written): readonly string[] {
  const { valueDate, entryDate, mark, amount, type, customerReference = 'NONREF', bankReference, text = [] } = line;
  const entry = entryDate === undefined ? '' : short(entryDate).slice(2);
  const bank = bankReference === undefined ? '' : `//${bankReference}`;
  const [first, ...rest] = text;
  return [
    `:61:${short(valueDate)}${entry}${mark}${written(amount)}${type}${customerReference}${bank}`,
    ...(first === undefined ? [] : [`:86:${first}`, ...rest]),
  ];
}
