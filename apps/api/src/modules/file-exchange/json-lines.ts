import { endOfString } from '../../platform/http/json-text.ts';

/**
 * The lines at which the elements of an array of a JSON text begin: JSON.parse does not tell.
 * @param key the array of this name in the outermost object; null for a text that is an array
 */
export function linesOfElements(text: string, key: string | null): number[] {
  const start = key === null ? 0 : startOfArray(text, key);
  const lines: number[] = [];
  let line = text.slice(0, start).split('\n').length;
  let depth = 0;
  let isExpected = false;
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index] as string;
    if (letter === '\n') line += 1;
    else if (letter === ']' || letter === '}') {
      depth -= 1;
      if (depth === 0) break;
    } else if (letter === ',') isExpected ||= depth === 1;
    else if (letter.trim() !== '') {
      if (isExpected && depth === 1) {
        lines.push(line);
        isExpected = false;
      }
      if (letter === '[' || letter === '{') {
        depth += 1;
        isExpected ||= depth === 1;
      } else if (letter === '"') index = endOfString(text, index);
    }
  }
  return lines;
}

function startOfArray(text: string, key: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    else if (letter === '"') {
      const end = endOfString(text, index);
      const isKey = depth === 1 && /^\s*:/.test(text.slice(end + 1, end + 40));
      if (isKey && text.slice(index + 1, end) === key) return text.indexOf('[', end);
      index = end;
    }
  }
  return text.length;
}
