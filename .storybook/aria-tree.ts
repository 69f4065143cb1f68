/** One node of the browser's accessibility tree, as `Accessibility.getFullAXTree` tells it. */
export interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Roles that say nothing to the user: their children stand in their place. */
const WRAPPERS = new Set(['RootWebArea', 'generic', 'none', 'presentation', 'LayoutTable', 'Section', 'Abbr', 'Pre']);
/** Nothing below these is news: their text is a name or a value that is told elsewhere. */
const SILENT = new Set(['InlineTextBox', 'LineBreak', 'LabelText', 'ListMarker']);
/** Their name is nothing but the text of what they hold, which follows anyway. */
const NAMED_BY_CHILDREN = new Set(['row', 'rowgroup', 'listitem']);

const text = (part: { value?: unknown } | undefined) =>
  typeof part?.value === 'string' || typeof part?.value === 'number'
    ? String(part.value)
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
    : '';

/** What is named by a label that stands beside it. */
const LABELLED = 'checkbox|radio|switch|textbox|searchbox|combobox|spinbutton|group|radiogroup|listbox';

/**
 * Leaves out a text that stands beside a control and is nothing but its name. The browser counts labels as part of the tree or not,
 * depending on when it is asked.
 */
function withoutLabels(lines: readonly string[]): string[] {
  const indent = (line: string) => line.length - line.trimStart().length;
  const beside = (from: number, step: 1 | -1) => {
    const own = indent(lines[from] ?? '');
    let at = from + step;
    while (lines[at] !== undefined && indent(lines[at] ?? '') > own) at += step;
    const line = lines[at];
    return line !== undefined && indent(line) === own ? line : '';
  };
  return lines.filter((line, at) => {
    const words = /^ *- "(.*)"$/.exec(line)?.[1];
    if (words === undefined) return true;
    const named = [beside(at, -1), beside(at, 1)].map(
      (each) => new RegExp(`^ *- (?:${LABELLED}) "(.*?)"(?: |$)`).exec(each)?.[1],
    );
    return !named.includes(words);
  });
}

/** What a screen reader would add about the state, in one fixed order. */
function states(node: AxNode): string[] {
  const told = new Map((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const is = (name: string) => told.get(name) === true || told.get(name) === 'true';
  const said: string[] = [];
  const say = (when: boolean, words: string) => when && said.push(words);
  const level = told.get('level');
  say(typeof level === 'number' && text(node.role) !== 'row', `level=${String(level)}`);
  for (const name of ['checked', 'pressed']) {
    if (!told.has(name)) continue;
    say(true, is(name) ? name : told.get(name) === 'mixed' ? `${name}=mixed` : `not ${name}`);
  }
  say(told.has('expanded'), is('expanded') ? 'expanded' : 'collapsed');
  for (const name of ['selected', 'disabled', 'readonly', 'required', 'modal', 'multiselectable', 'busy', 'focused'])
    say(is(name), name);
  say(told.has('invalid') && told.get('invalid') !== 'false', 'invalid');
  for (const [name, word] of [
    ['hasPopup', 'opens'],
    ['live', 'live'],
    ['keyshortcuts', 'keys'],
    ['valuetext', 'says'],
  ] as const) {
    const value = told.get(name);
    if (typeof value === 'string') say(!['', 'false', 'off'].includes(value), `${word}=${value}`);
  }
  return said;
}

/**
 * Writes the tree as text to be reviewed: one line per thing a screen reader would meet, indented, with role, name, value, description
 * and states. Wrappers without meaning and texts that only repeat a name are left out.
 */
export function renderTree(nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const children = (node: AxNode) => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const lines: string[] = [];

  const isText = (node: AxNode | undefined) => node !== undefined && text(node.role) === 'StaticText';
  const rawName = ({ name }: AxNode) => (typeof name?.value === 'string' ? name.value : '');
  const plain = (node: AxNode): string =>
    isText(node)
      ? rawName(node)
      : text({
          value: children(node)
            .map((child) => (isText(child) ? rawName(child) : ` ${plain(child)} `))
            .join(''),
        });
  const onlyText = (node: AxNode): boolean =>
    children(node).every(
      (child) =>
        ['StaticText', ...SILENT].includes(text(child.role)) ||
        ((child.ignored || WRAPPERS.has(text(child.role))) && states(child).length === 0 && onlyText(child)),
    );
  const squeeze = (words: string) => words.replace(/\s/g, '');

  const walk = (node: AxNode, depth: number) => {
    const role = text(node.role);
    if (SILENT.has(role)) return;
    const indent = '  '.repeat(depth);
    const below = (at: number) => {
      const inside = children(node);
      for (const [index, child] of inside.entries()) {
        if (!isText(child)) {
          walk(child, at);
          continue;
        }
        if (index > 0 && isText(inside[index - 1])) continue;
        // One sentence may come in several pieces.
        const end = inside.findIndex((next, place) => place > index && !isText(next));
        const words = text({
          value: inside
            .slice(index, end < 0 ? undefined : end)
            .map(rawName)
            .join(''),
        });
        if (words) lines.push(`${'  '.repeat(at)}- "${words}"`);
      }
    };
    const said = node.ignored ? [] : states(node);
    const region = said.some((word) => word.startsWith('live='));
    if (node.ignored || (WRAPPERS.has(role) && !(region && plain(node)))) return below(depth);

    const name = NAMED_BY_CHILDREN.has(role) ? '' : text(node.name);
    const value = text(node.value);
    const description = text(node.description);
    lines.push(
      [
        `${indent}- ${role}`,
        name && `"${name}"`,
        value && `= "${value}"`,
        description && `(${description})`,
        said.length > 0 && `[${said.join(', ')}]`,
      ]
        .filter(Boolean)
        .join(' '),
    );
    const words = plain(node);
    if (!onlyText(node)) return below(depth + 1);
    if (words && ![squeeze(name), squeeze(value)].includes(squeeze(words))) lines.push(`${lines.pop()}: "${words}"`);
  };
  const inner = new Set(nodes.flatMap((node) => node.childIds ?? []));
  for (const node of nodes) if (!inner.has(node.nodeId)) walk(node, 0);
  return withoutLabels(lines).join('\n');
}
