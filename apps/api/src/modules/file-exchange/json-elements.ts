import { ImportUnreadable, mostCharacters } from '../../platform/csv/read-csv.ts';

/** One element of an array as it was written, and the line it begins in. */
export interface JsonElement {
  readonly line: number;
  readonly text: string;
}

const space = /\s/;

/**
 * Cuts the elements out of a JSON text piece by piece, so that a text of any length needs the memory of its longest element: those of the
 * outermost array, or of the array `key` of the outermost object. It judges nothing: what is no JSON is for JSON.parse to find, in the
 * elements and in the text around them, which is what it returns. A missing element is an empty text.
 */
export async function* jsonElements(
  pieces: AsyncIterable<string>,
  key: string,
): AsyncGenerator<JsonElement, string, undefined> {
  let rest = '';
  let element: { readonly line: number; text: string } | null = null;
  /** How many brackets are open, and how many are where elements stand; null outside of the array. */
  let depth = 0;
  let arrayDepth: number | null = null;
  let isAwaited = false;
  let line = 1;
  let inString = false;
  let isEscaped = false;

  for await (const piece of pieces) {
    const ended: JsonElement[] = [];
    let from = 0;
    /** Puts what was read up to here where it belongs. */
    const keep = (to: number): void => {
      if (element) element.text += piece.slice(from, to);
      else if (arrayDepth === null) rest += piece.slice(from, to);
      from = to;
    };
    const end = (at: number): void => {
      keep(at);
      if (element || isAwaited) ended.push(element ?? { line, text: '' });
      element = null;
    };
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at] as string;
      if (letter === '\n') line += 1;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (letter === '\\') isEscaped = true;
        else inString = letter !== '"';
        continue;
      }
      const isBetween = depth === arrayDepth;
      if (isBetween && letter === ',') {
        isAwaited = true;
        end(at);
        from = at + 1;
        continue;
      }
      if (isBetween && letter === ']') {
        end(at);
        from = at;
        arrayDepth = null;
        depth -= 1;
        // A second array of the name is text around the first.
        key = '';
        continue;
      }
      if (isBetween && !element && !space.test(letter)) {
        from = at;
        isAwaited = false;
        element = { line, text: '' };
      }
      if (letter === '"') inString = true;
      else if (letter === '[' || letter === '{') {
        depth += 1;
        if (letter === '[' && arrayDepth === null && key !== '' && depth <= 2) {
          keep(at + 1);
          if (depth === 1 || namesArray(rest, key)) arrayDepth = depth;
        }
      } else if (letter === ']' || letter === '}') depth -= 1;
    }
    keep(piece.length);
    if (rest.length + textOf(element).length > mostCharacters)
      throw new ImportUnreadable(`The JSON cannot be read: what stands in line ${line} is too long, or has no end`);
    yield* ended;
  }
  if (element) yield element;
  return rest;
}

const textOf = (element: JsonElement | null): string => element?.text ?? '';

/** Whether a text ends in the beginning of the array of this name. */
const namesArray = (text: string, key: string): boolean =>
  text.slice(0, -1).trimEnd().replace(/:$/, '').trimEnd().endsWith(JSON.stringify(key)) &&
  text.trimStart().startsWith('{');
