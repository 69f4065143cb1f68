import { describe, expect, it } from 'vitest';
import { formatTrees, parseTrees } from '../tools/aria-file.mjs';
import { type AxNode, renderTree } from './aria-tree.ts';

type Told = Record<string, unknown>;

/** A node with children inside it, as a list of nodes with ids. */
function nodes(...roots: Nested[]): AxNode[] {
  const all: AxNode[] = [];
  const add = ([role, name, told, ...children]: Nested): string => {
    const { value, description, ignored = false, ...properties } = told;
    const node: AxNode = {
      nodeId: String(all.length),
      ignored: ignored as boolean,
      role: { value: role },
      name: { value: name },
    };
    all.push(node);
    node.value = { value };
    node.description = { value: description };
    node.properties = Object.entries(properties).map(([key, it]) => ({ name: key, value: { value: it } }));
    node.childIds = children.map(add);
    return node.nodeId;
  };
  for (const root of roots) add(root);
  return all;
}
type Nested = [role: string, name: string, told: Told, ...children: Nested[]];
const words = (text: string): Nested => ['StaticText', text, {}, ['InlineTextBox', text, {}]];

describe('the text of an ARIA tree', () => {
  it('tells role, name, value, description and states of a field, and its message once', () => {
    const tree = renderTree(
      nodes([
        'RootWebArea',
        '',
        {},
        ['LabelText', '', {}, words('Amount')],
        [
          'textbox',
          'Amount',
          { value: '12.345', description: 'Use at most 2 decimals.', required: true, invalid: 'true', focusable: true },
          ['generic', '', {}, words('12.345')],
        ],
      ]),
    );
    expect(tree).toBe('- textbox "Amount" = "12.345" (Use at most 2 decimals.) [required, invalid]');
  });

  it('keeps a text that its name does not hold, and leaves out the one it does', () => {
    const tree = renderTree(
      nodes(
        ['button', 'Save', {}, words('Save')],
        ['button', 'Close', {}, words('x')],
        ['row', 'a b', {}, ['gridcell', 'a', {}, words('a')], ['gridcell', 'b', { selected: true }, words('b')]],
      ),
    );
    expect(tree.split('\n')).toEqual([
      '- button "Save"',
      '- button "Close": "x"',
      '- row',
      '  - gridcell "a"',
      '  - gridcell "b" [selected]',
    ]);
  });

  it('joins a sentence that comes in pieces, and keeps what stands around a control apart', () => {
    const tree = renderTree(
      nodes(
        ['paragraph', '', {}, words('In Volume '), words('212')],
        ['paragraph', '', {}, words('See '), ['link', 'the file', {}, words('the file')], words(' of '), words('May')],
      ),
    );
    expect(tree.split('\n')).toEqual([
      '- paragraph: "In Volume 212"',
      '- paragraph',
      '  - "See"',
      '  - link "the file"',
      '  - "of May"',
    ]);
  });

  it('leaves out a label beside its control, however the browser tells it', () => {
    const control: Nested = ['checkbox', 'White space', { checked: 'false' }];
    const other: Nested = ['checkbox', 'Case', { checked: 'false' }];
    const asLabel = nodes(control, ['LabelText', '', {}, words('White space')], other);
    const asText = nodes(control, ['none', '', { ignored: true }, words('White space')], other);
    expect(renderTree(asText)).toBe(renderTree(asLabel));
    expect(renderTree(nodes(['none', '', { ignored: true }, words('Case')], control))).toContain('- "Case"');
  });

  it('tells both sides of what opens, presses and ticks', () => {
    const tree = renderTree(
      nodes(
        ['button', 'Region', { expanded: false, hasPopup: 'menu' }],
        ['button', 'Pin', { pressed: 'true' }],
        ['checkbox', 'Held', { checked: 'false' }],
        ['checkbox', 'Some', { checked: 'mixed' }],
        ['heading', 'Staff', { level: 2 }, words('Staff')],
      ),
    );
    expect(tree.split('\n')).toEqual([
      '- button "Region" [collapsed, opens=menu]',
      '- button "Pin" [pressed]',
      '- checkbox "Held" [not checked]',
      '- checkbox "Some" [checked=mixed]',
      '- heading "Staff" [level=2]',
    ]);
  });

  it('steps over wrappers and hidden nodes, but not over a live region that speaks', () => {
    const tree = renderTree(
      nodes(
        ['none', '', { ignored: true }, ['generic', '', {}, ['link', 'Jones', {}, words('Jones')]]],
        ['generic', '', { live: 'polite' }],
        ['generic', '', { live: 'polite' }, words('Saved')],
      ),
    );
    expect(tree.split('\n')).toEqual(['- link "Jones"', '- generic [live=polite]: "Saved"']);
  });
});

describe('the file of trees', () => {
  const trees = new Map([
    ['b--all', '- button "Save"\n  - "x"'],
    ['a--dark', '- link "Jones"'],
    ['b--dark', '- button "Save"\n  - "x"'],
    ['a--empty', ''],
    ['b--empty', ''],
  ]);

  it('is sorted, and says which story equals which', () => {
    expect(formatTrees(trees).split('\n')).toEqual([
      '# a--dark',
      '',
      '- link "Jones"',
      '',
      '# a--empty',
      '',
      '',
      '',
      '# b--all',
      '',
      '- button "Save"',
      '  - "x"',
      '',
      '# b--dark',
      '',
      'same as b--all',
      '',
      '# b--empty',
      '',
      '',
      '',
    ]);
  });

  it('reads back what it wrote', () => {
    expect(new Map([...parseTrees(formatTrees(trees))])).toEqual(trees);
    expect(formatTrees(parseTrees(formatTrees(trees)))).toBe(formatTrees(trees));
  });

  it('tells a story that changed from its twin', () => {
    const file = formatTrees(new Map(trees).set('b--dark', '- button "Saved"'));
    expect(parseTrees(file).get('b--dark')).toBe('- button "Saved"');
  });
});
