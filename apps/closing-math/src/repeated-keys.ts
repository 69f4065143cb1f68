/** A place in a JSON text: names and places in lists, from the outside in. */
export type JsonPath = readonly (string | number)[];

/**
 * Where an object of a JSON text has a key twice: reading it would keep the last and say nothing. The text is one that `JSON.parse` takes.
 */
export function repeatedKeys(text: string): JsonPath[] {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  const found: JsonPath[] = [];
  let at = 0;
  const value = (path: JsonPath): void => {
    const token = tokens[at++];
    if (token === '{') members(path);
    else if (token === '[') elements(path);
  };
  const members = (path: JsonPath): void => {
    const seen = new Set<string>();
    while (tokens[at] !== '}') {
      if (tokens[at] === ',') at += 1;
      const key = String(JSON.parse(tokens[at] ?? '""'));
      if (seen.has(key)) found.push([...path, key]);
      seen.add(key);
      // The key and its colon.
      at += 2;
      value([...path, key]);
    }
    at += 1;
  };
  const elements = (path: JsonPath): void => {
    for (let place = 0; tokens[at] !== ']'; place += 1) {
      if (tokens[at] === ',') at += 1;
      value([...path, place]);
    }
    at += 1;
  };
  value([]);
  return found;
}
