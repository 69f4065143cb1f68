/** One choice. */
export interface SelectOption<V extends string | number = string> {
  value: V;
  label: string;
  /** A short code in front, in its own column. Typing it finds the option. */
  code?: string | undefined;
  /** Grey words at the end of the row. */
  note?: string | undefined;
  /** Shown greyed and not to be picked any more; a value that is inactive stays shown. */
  inactive?: boolean | undefined;
  /** Why it is inactive: "Inactive since 2011". */
  reason?: string | undefined;
  /** Heading it stands under. Options of one group must follow each other. */
  group?: string | undefined;
  /** Other words that find it. */
  keywords?: string | undefined;
}

const ASCII = /^[ -~]*$/;
const SEPARATORS = /[\s,./()-]+/;

const fold = (text: string) =>
  ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All words of an option, folded, each after a space. */
const wordsOf = (option: SelectOption<string | number>) =>
  ` ${fold(`${option.code ?? ''} ${option.label} ${option.keywords ?? ''}`)
    .split(SEPARATORS)
    .join(' ')}`;

/** The words of a list are folded once: ten thousand options are searched on each key. */
const indexes = new WeakMap<readonly SelectOption<string | number>[], string[]>();

function indexOf(options: readonly SelectOption<string | number>[]): string[] {
  const known = indexes.get(options);
  if (known) return known;
  const index = options.map(wordsOf);
  indexes.set(options, index);
  return index;
}

/**
 * Options found by a query: every typed word begins a word of the label, the code or the keywords. One whose code or label begins with
 * the query comes first, the order is kept otherwise.
 */
export function filterOptions<O extends SelectOption<string | number>>(
  options: readonly O[],
  query: string,
): readonly O[] {
  const typed = fold(query.trim());
  if (!typed) return options;
  const index = indexOf(options);
  const parts = typed
    .split(SEPARATORS)
    .filter(Boolean)
    .map((part) => ` ${part}`);
  const first: O[] = [];
  const then: O[] = [];
  options.forEach((option, at) => {
    const words = index[at] ?? '';
    if (!parts.every((part) => words.includes(part))) return;
    const begins = fold(option.code ?? '') === typed || fold(option.label).startsWith(typed);
    (begins ? first : then).push(option);
  });
  return [...first, ...then];
}

/** The next option whose label begins with the typed letters, from the one after `from`; a repeated letter walks on. */
export function typeAhead<V extends string | number>(
  options: readonly SelectOption<V>[],
  typed: string,
  from: number,
): number {
  const letters = fold(typed);
  const repeated = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
  const sought = repeated ? letters.slice(0, 1) : letters;
  const first = letters.length === 1 || repeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step++) {
    const at = (first + step) % options.length;
    const option = options[at];
    if (option && !option.inactive && fold(option.label).startsWith(sought)) return at;
  }
  return -1;
}

/**
 * Where a step leads in a list of `count` rows: rows that cannot be taken are passed over, at the ends the last one that can be taken
 * is as far as it goes. `from` where there is none.
 */
export function nextUsable(count: number, from: number, by: number, isUsable: (at: number) => boolean): number {
  const start = Math.min(Math.max(from + by, 0), count - 1);
  const direction = by < 0 ? -1 : 1;
  for (let at = start; at >= 0 && at < count; at += direction) if (isUsable(at)) return at;
  for (let at = start; at >= 0 && at < count && at !== from; at -= direction) if (isUsable(at)) return at;
  return from;
}

/** A piece of a label: where it begins, and whether it was typed. */
export interface LabelPart {
  from: number;
  text: string;
  marked: boolean;
}

/** The parts of a label with what was typed set apart, for `<mark>`. */
export function markParts(label: string, query: string): LabelPart[] {
  const parts = fold(query)
    .split(/[\s,./()-]+/)
    .filter(Boolean);
  const folded = fold(label);
  if (folded.length !== label.length || parts.length === 0) return [{ from: 0, text: label, marked: false }];
  const hits = parts
    .map((part) => {
      const at = folded.startsWith(part)
        ? 0
        : folded.search(new RegExp(`[\\s,./()-]${part.replace(/[^\w]/g, '\\$&')}`)) + 1;
      return at > 0 || folded.startsWith(part) ? { at, end: at + part.length } : null;
    })
    .filter((hit) => hit !== null)
    .sort((a, b) => a.at - b.at);
  const result: LabelPart[] = [];
  let done = 0;
  for (const { at, end } of hits) {
    if (at < done) continue;
    result.push(
      { from: done, text: label.slice(done, at), marked: false },
      { from: at, text: label.slice(at, end), marked: true },
    );
    done = end;
  }
  return [...result, { from: done, text: label.slice(done), marked: false }].filter((part) => part.text !== '');
}
