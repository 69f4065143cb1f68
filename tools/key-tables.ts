/** Rows of the keyboard tables in the kit's pages: what stands in their first column. */
export function rowsOf(page: string): string[] {
  const rows: string[] = [];
  let inside = false;
  for (const line of page.split('\n')) {
    const [, first = ''] = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|')) inside = false;
    else if (/^keys?$/i.test(first)) inside = true;
    else if (inside && !/^[-: ]*$/.test(first)) rows.push(first);
  }
  return rows;
}

/** One name for each key, whatever the page calls it. */
const names: Record<string, string> = {
  esc: 'Escape',
  del: 'Delete',
  ins: 'Insert',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  control: 'Ctrl',
  digits: 'digit',
  letter: 'letters',
  comma: ',',
  semicolon: ';',
  altheld: 'Alt',
  menukey: 'ContextMenu',
};
const MODIFIER = '(?:(?:Ctrl|Control|Alt|Shift)(?:[ +]+| and an? ))';
const KEY =
  'Page ?Up|Page ?Down|PgUp|PgDn|Tab|Enter|Space|Escape|Esc|Delete|Del|Backspace|Insert|Ins|Home|End|Up|Down|Left|Right|[Aa]rrows|letters?|digits?|wheel|paste|comma|semicolon|Alt held|menu key|F\\d+';
const FOUND = new RegExp(`\`[^\`\\w]\`|\`\\w\`|${MODIFIER}+(?:${KEY}|[A-Z;.,/=-](?![a-z]))|\\b(?:${KEY})\\b`, 'g');
const ARROWS = ['Up', 'Down', 'Left', 'Right'];

/** `Ctrl+Z` of a found "Ctrl Z", `r` of "`R`". */
function nameOf(found: string): string {
  if (found.startsWith('`')) return found.slice(1, -1).toLowerCase();
  return found
    .replace(/ and an? /, '+')
    .replace(/(Page) (?=Up|Down)|(Alt) (?=held)|(menu) (?=key)/, '$1$2$3')
    .split(/[ +]+/)
    .map((part) => names[part.toLowerCase()] ?? part)
    .join('+');
}

/**
 * The keys a row speaks of, such as `Ctrl+Z`; single characters stand in back quotes. Words around them ("on the head", "in the
 * calendar:") do not count. "Shift with Up, Down" holds Shift for each; "arrows" are four keys.
 */
export function keysOf(row: string): string[] {
  return row.split('; ').flatMap((clause) => {
    const held = /\b(Ctrl|Alt|Shift) with\b/.exec(clause)?.[1];
    const plain = clause
      .replace(/`([^`]*)`/g, (quoted, inside: string) => (inside.length === 1 ? quoted : inside))
      .replaceAll('Page Up/Down', 'PageUp, PageDown')
      .replaceAll('Home/End', 'Home, End');
    return [...plain.matchAll(FOUND)]
      .map(([found]) => nameOf(found))
      .flatMap((key) => (/arrows$/i.test(key) ? ARROWS.map((each) => key.replace(/arrows$/i, each)) : [key]))
      .map((key) => (held ? `${held}+${key}` : key));
  });
}

const signs: Record<string, string> = {
  Control: 'Ctrl',
  ' ': 'Space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};
const MODIFIERS = new Set(['Ctrl', 'Alt', 'Shift', 'Meta']);

/** The keys that a text in the grammar of user events presses, each with what is held: `{Control>}z{/Control}` is `Ctrl+Z`. */
function* keysIn(text: string): Generator<string> {
  const held = new Set<string>();
  for (const [token, up, named, plain] of text.matchAll(/[{[](\/?)([A-Za-z]\w*| )(?:>\d*\/?)?[}\]]|([\s\S])/g)) {
    const name = named ?? plain ?? '';
    const key = signs[name] ?? (name.length === 1 && held.size > 0 ? name.toUpperCase() : name);
    if (MODIFIERS.has(key)) {
      if (up) held.delete(key);
      else if (token.includes('>')) held.add(key);
      yield key;
    } else yield [...['Ctrl', 'Alt', 'Shift', 'Meta'].filter((each) => held.has(each)), key].join('+');
  }
}

const EXPECTS = 'expect\\w*|until|waitFor|(?:get|find)(?:All)?By\\w+';

/** The tests of files (stories, cases) that expect something of what they press, by themselves or by a function of the file. */
function expecting(files: string): string[] {
  const own = [...files.matchAll(/^(?:const|(?:async )?function) (\w+).*(?:\n(?!\S).*)*/gm)]
    .filter(([text]) => new RegExp(`\\b(?:${EXPECTS})\\(`).test(text))
    .map(([, name]) => name);
  const call = new RegExp(`\\b(?:${[EXPECTS, ...own].join('|')})\\b`);
  return files.split(/^export const |^ *(?:it|add)(?:\.each)?\(/m).filter((test) => call.test(test));
}

/** Whether a test in these files presses a key. Which of its expectations is about the key is for readers to judge. */
export function pressesKey(files: string, key: string): boolean {
  return expecting(files).some((test) => pressesIn(test, key));
}

function pressesIn(test: string, key: string): boolean {
  if (key === 'wheel') return test.includes('WheelEvent');
  const keys = new Set<string>();
  const texts = [
    ...test.matchAll(/keyboard\(\s*(['"`])(.*?)\1/gs),
    ...test.matchAll(/(['"`])([^'"`\n]*\{(?:\w+>?| )\}[^'"`\n]*)\1/g),
  ];
  for (const [, , text = ''] of texts) for (const each of keysIn(text)) keys.add(each);
  if (/userEvent\.tab\(\)|\btab\(\)/.test(test)) keys.add('Tab');
  if (/tab\(\{ shift: true \}\)/.test(test)) keys.add('Shift+Tab');
  if (['paste', 'Ctrl+V'].includes(key) && /\.paste\(|ClipboardEvent\('paste'/.test(test)) return true;
  if (key === 'paste') return keys.has('Ctrl+V');
  const kinds: Record<string, RegExp> = {
    letters: /^[a-z]$/i,
    digit: /^\d$/,
    'Alt+letters': /^Alt\+([A-Z]|Key[A-Z])$/,
  };
  const kind = kinds[key];
  return kind ? [...keys].some((each) => kind.test(each)) : keys.has(key);
}
