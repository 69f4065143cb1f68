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
};
const MODIFIER = '(?:(?:Ctrl|Control|Alt|Shift)(?:[ +]+| and an? ))';
const KEY =
  'Page ?Up|Page ?Down|PgUp|PgDn|Tab|Enter|Space|Escape|Esc|Delete|Del|Backspace|Insert|Ins|Home|End|Up|Down|Left|Right|arrows|letters?|digits?|wheel|paste|F\\d+';
const FOUND = new RegExp(`${MODIFIER}+(?:${KEY}|[A-Z;.,/](?![a-z]))|\\b(?:${KEY})\\b`, 'g');

/** The keys a row speaks of, such as `Ctrl+Z`. Words around them ("on the head", "in the calendar:") do not count. */
export function keysOf(row: string): string[] {
  const plain = row
    .replaceAll('`', '')
    .replaceAll('Page Up/Down', 'PageUp, PageDown')
    .replaceAll('Home/End', 'Home, End');
  return [...plain.matchAll(FOUND)].map(([found]) =>
    found
      .replace(/ and an? /, '+')
      .replace(/Page (Up|Down)/, 'Page$1')
      .split(/[ +]+/)
      .map((part) => names[part.toLowerCase()] ?? part)
      .map((part) => (part === 'letter' ? 'letters' : part))
      .join('+'),
  );
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

/** Whether a test presses a key. What it expects of it is for readers to judge. */
export function pressesKey(test: string, key: string): boolean {
  if (key === 'wheel') return test.includes('WheelEvent');
  const keys = new Set<string>();
  const texts = [
    ...test.matchAll(/keyboard\(\s*(['"`])(.*?)\1/gs),
    ...test.matchAll(/(['"`])([^'"`\n]*\{\w+>?\}[^'"`\n]*)\1/g),
  ];
  for (const [, , text = ''] of texts) for (const each of keysIn(text)) keys.add(each);
  if (/userEvent\.tab\(\)|\btab\(\)/.test(test)) keys.add('Tab');
  if (/tab\(\{ shift: true \}\)/.test(test)) keys.add('Shift+Tab');
  if (['paste', 'Ctrl+V'].includes(key) && /\.paste\(|ClipboardEvent\('paste'/.test(test)) return true;
  if (key === 'paste') return keys.has('Ctrl+V');
  const kinds: Record<string, RegExp> = {
    letters: /^[a-z]$/i,
    digit: /^\d$/,
    arrows: /^(Up|Down|Left|Right)$/,
    'Alt+letters': /^Alt\+([A-Z]|Key[A-Z])$/,
  };
  const kind = kinds[key];
  return kind ? [...keys].some((each) => kind.test(each)) : keys.has(key);
}
