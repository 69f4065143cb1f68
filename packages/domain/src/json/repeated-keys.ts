/** A place in a JSON text: names and places in lists, from the outside in. */
export type JsonPath = readonly (string | number)[];

/** A key that an object of a JSON text has already. */
export interface RepeatedKey {
  readonly key: string;
  /** Where the object stands, and the key in it. */
  readonly path: JsonPath;
  /** Counted from 1. */
  readonly line: number;
}

/** An open bracket. */
interface Opened {
  /** The keys of an object so far; null for a list. */
  readonly keys: Set<string> | null;
  /** The key or the place in the list that is being read. */
  at: string | number;
}

/**
 * Keys that stand twice in one object of a JSON text, in the order of the text. JSON.parse keeps the last of them without a word, while others who
 * read the same text may keep the first. Nothing is read beyond what is asked for: the first is `const [first] = repeatedKeys(text)`.
 * @param text that JSON.parse reads
 */
export function* repeatedKeys(text: string): Generator<RepeatedKey, void, undefined> {
  const open: Opened[] = [];
  let line = 1;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    const inner = open.at(-1);
    if (letter === '\n') line += 1;
    else if (letter === '{') open.push({ keys: new Set(), at: '' });
    else if (letter === '[') open.push({ keys: null, at: 0 });
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === ',' && typeof inner?.at === 'number') inner.at += 1;
    else if (letter === '"') {
      const end = endOfString(text, index);
      if (inner?.keys && isKey(text, end)) {
        const key = JSON.parse(text.slice(index, end + 1)) as string;
        inner.at = key;
        if (inner.keys.has(key)) yield { key, path: open.map(({ at }) => at), line };
        inner.keys.add(key);
      }
      index = end;
    }
  }
}

/** The place of the closing quote of a string. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}

/** Whether the string that ends here is a key: a colon comes after it. */
function isKey(text: string, end: number): boolean {
  let next = end + 1;
  while (' \t\r\n'.includes(text[next] ?? '-')) next += 1;
  return text[next] === ':';
}
