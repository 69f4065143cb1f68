/** Where a string of a JSON text ends: the place of its closing quote. */
export function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}

/**
 * The first key of a JSON text that stands twice in one object, and its line; null where none does. JSON.parse keeps the last of them without a
 * word, while others who read the same text may keep the first.
 * @param text that JSON.parse reads
 */
export function repeatedKey(text: string): { readonly key: string; readonly line: number } | null {
  // One entry per open bracket: the keys of an object, null for an array.
  const open: (Set<string> | null)[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '{') open.push(new Set());
    else if (letter === '[') open.push(null);
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === '"') {
      const end = endOfString(text, index);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        const key = JSON.parse(text.slice(index, end + 1)) as string;
        if (keys.has(key)) return { key, line: text.slice(0, index).split('\n').length };
        keys.add(key);
      }
      index = end;
    }
  }
  return null;
}

/** Whether the string that ends here is a key: a colon comes after it. */
function isKey(text: string, end: number): boolean {
  let next = end + 1;
  while (' \t\r\n'.includes(text[next] ?? '-')) next += 1;
  return text[next] === ':';
}
