import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CompareOptions,
  compareHtml,
  listChanges,
  normalizeHtml,
  renderJoined,
  resolveHtml,
  toRows,
} from './index.ts';
import { kindOf } from './tags.ts';
import { generatedBlocks as blocks, generatedText as text } from './test-documents.ts';

const joinedOf = (before: string, after: string, options?: CompareOptions) =>
  renderJoined(compareHtml(before, after, options));

/** The text without the marks' attributes, short enough to read in a test. */
const brief = (html: string) => html.replace(/ data-(?:diff-before|diff|change)="[^"]*"/g, '');

/** Throws at the first tag that is not nested right. */
function checkWellFormed(html: string): void {
  const stack: string[] = [];
  for (const [tag, slash, rawName = ''] of html.matchAll(/<(\/?)([a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g)) {
    const name = rawName.toLowerCase();
    if (kindOf(name).startsWith('void')) continue;
    if (!slash) stack.push(name);
    else if (stack.pop() !== name) throw new Error(`${tag} closes nothing in ${html}`);
  }
  if (stack.length > 0) throw new Error(`${stack.join()} left open in ${html}`);
}

/** The promise of the engine, for one pair of texts. */
function checkPromises(before: string, after: string): void {
  const comparison = compareHtml(before, after);
  const joined = renderJoined(comparison);
  checkWellFormed(joined);
  expect(normalizeHtml(resolveHtml(joined, 'before'))).toBe(normalizeHtml(before));
  expect(normalizeHtml(resolveHtml(joined, 'after'))).toBe(normalizeHtml(after));
  const rows = toRows(comparison);
  for (const row of rows) for (const html of [row.before, row.after, row.joined]) checkWellFormed(html ?? '');
  expect(rows.at(-1)?.lastChange ?? 0).toBe(listChanges(comparison).length);
  expect(rows.reduce((sum, { changes }) => sum + changes, 0)).toBe(listChanges(comparison).length);
}

describe('what counts as one change', () => {
  test.each([
    [
      'a number is replaced as a whole',
      '<p>Lien of 1,200 now</p>',
      '<p>Lien of 1,250 now</p>',
      '<p>Lien of <del>1,200</del><ins>1,250</ins> now</p>',
    ],
    [
      'a word is replaced as a whole',
      '<p>The Seller pays</p>',
      '<p>The Buyer pays</p>',
      '<p>The <del>Seller</del><ins>Buyer</ins> pays</p>',
    ],
    [
      'dates and file numbers too',
      '<p>Dated of 04/12/2013 in file 12-3456</p>',
      '<p>Dated of 04/15/2013 in file 12-3457</p>',
      '<p>Dated of <del>04/12/2013</del><ins>04/15/2013</ins> in file <del>12-3456</del><ins>12-3457</ins></p>',
    ],
    [
      'a phrase is one change',
      '<p>Paid to first federal bank today only</p>',
      '<p>Paid to second national bank today only</p>',
      '<p>Paid to <del>first federal</del><ins>second national</ins> bank today only</p>',
    ],
    [
      'an added clause',
      '<p>Plat Records of Any County.</p>',
      '<p>Plat Records of Any County, omitting any covenant.</p>',
      '<p>Plat Records of Any County<ins>, omitting any covenant</ins>.</p>',
    ],
    [
      'white space in the source is none',
      '<p>One\n\t two</p>',
      '<p> One two </p>\n',
      '<p> One two </p>'.replace(/> | </g, (s) => s.trim()),
    ],
    [
      'a reference and its character are the same',
      '<p>&sect; 5 &amp; 6</p>',
      '<p>§ 5 &#38; 6</p>',
      '<p>§ 5 &#38; 6</p>',
    ],
    [
      'tags are never cut',
      '<p>The <b>old</b> text stays</p>',
      '<p>The <b>new</b> text stays</p>',
      '<p>The <b><del>old</del><ins>new</ins></b> text stays</p>',
    ],
    [
      'a cell, not its table',
      '<table><tr><td>Tax</td><td>10.00</td></tr></table>',
      '<table><tr><td>Tax</td><td>12.00</td></tr></table>',
      '<table><tr><td>Tax</td><td><del>10.00</del><ins>12.00</ins></td></tr></table>',
    ],
    [
      'a row',
      '<table><tr><td>A</td></tr></table>',
      '<table><tr><td>A</td></tr><tr><td>B</td></tr></table>',
      '<table><tr><td>A</td></tr><tr><td><ins>B</ins></td></tr></table>',
    ],
    [
      'an item of a list',
      '<ul><li>One</li><li>Two</li></ul>',
      '<ul><li>Two</li></ul>',
      '<ul><li><del>One</del></li><li>Two</li></ul>',
    ],
  ])('%s', (_, before, after, joined) => {
    expect(brief(joinedOf(before, after))).toBe(joined);
    checkPromises(before, after);
  });

  test('a paragraph that was styled anew keeps its words unmarked', () => {
    const comparison = compareHtml('<p>Same words</p>', '<p style="text-align: center">Same words</p>');
    expect(listChanges(comparison)).toEqual([{ kind: 'format', before: 'Same words', after: 'Same words' }]);
    expect(brief(renderJoined(comparison))).toBe('<p style="text-align: center">Same words</p>');
  });

  test('changes are told in words', () => {
    const before = '<p>Volume 221 &amp; more here</p><p>Gone entirely.</p>';
    const after = '<p>Volume 212 &amp; more here</p>';
    expect(listChanges(compareHtml(before, after))).toEqual([
      { kind: 'replaced', before: '221', after: '212' },
      { kind: 'removed', before: 'Gone entirely.', after: '' },
    ]);
  });
});

describe('ignoring', () => {
  test.each([
    ['case', '<p>Lot seven</p>', '<p>LOT Seven</p>'],
    ['space', '<p>Lot&nbsp;7 , Block 3</p>', '<p>Lot 7, Block 3</p>'],
    ['format', '<p>Lot <b>seven</b></p>', '<p class="x">Lot seven</p>'],
  ] as const)('%s', (what, before, after) => {
    expect(listChanges(compareHtml(before, after)).length).toBeGreaterThan(0);
    expect(listChanges(compareHtml(before, after, { ignore: { [what]: true } }))).toEqual([]);
  });

  test('one side differs in case, another word differs for real', () => {
    const comparison = compareHtml('<p>Lot seven of Block three</p>', '<p>LOT seven of Block four</p>', {
      ignore: { case: true },
    });
    expect(listChanges(comparison)).toEqual([{ kind: 'replaced', before: 'three', after: 'four' }]);
  });
});

describe('rows', () => {
  test('one row per block, the missing side is null', () => {
    const rows = toRows(compareHtml('<p>Rights of parties.</p>', '<p>Rights of parties.</p><p>Easement of 640.</p>'));
    expect(rows.map(({ kind, before }) => [kind, before])).toEqual([
      ['same', '<p>Rights of parties.</p>'],
      ['added', null],
    ]);
  });

  test('a list is cut into its items and goes on counting', () => {
    const rows = toRows(compareHtml('<ol><li>One</li><li>Two</li></ol>', '<ol><li>One</li><li>Two b</li></ol>'));
    expect(rows.map(({ after }) => brief(after ?? ''))).toEqual([
      '<ol><li>One</li></ol>',
      '<ol start="2"><li>Two<ins> b</ins></li></ol>',
    ]);
  });
});

test('marks that were in the text stay what they were', () => {
  checkPromises('<p>a <ins>b</ins> <del>c</del> d e f</p>', '<p>a <ins>b</ins> x <del>c</del> d e f</p>');
  checkPromises('<p data-diff="del" data-change="9">a</p>', '<p>b</p>');
});

test.each([
  '<p>a < b & c > d</p>',
  '<p>unclosed <b>bold<p>next</p> tail',
  '</p></div><p>stray</b></p>',
  '<b><p>one</p><p>two</p></b> three',
  '<table><tr><td>a<td>b<tr><td>c</table>',
  '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>',
  '<a title="x > y" href=z>t</a',
  "<p title='it\"s'>q</p><!-- c --><p>r",
  '<html><head><title>T</title><style>p{}</style></head><body><p>x<script>1<2</script>y</p></body></html>',
  '<pre>  a\n  b  </pre>',
  '<b>a <a name="one\n two">b</a><p>c</p>',
  '<p>x</td><span clasf1"><a name="x"></a></span></p>',
  '<p>a<span class="f"></span>b<b></b>c<br>d<img src="x.png" alt="a>b"></p>',
  '',
])('malformed or odd input is mended, never an error: %s', (html) => {
  checkPromises(html, '<p>another <i>text</i> entirely</p>');
  checkPromises('<p>a</p>', html);
  checkPromises(html, html.replace('a', 'z'));
  expect(listChanges(compareHtml(html, html))).toEqual([]);
  expect(normalizeHtml(normalizeHtml(html))).toBe(normalizeHtml(html));
});

test('two generated documents: reject all gives the first, accept all the second, always well formed', () => {
  fc.assert(fc.property(blocks, blocks, checkPromises), { numRuns: 400 });
});

test('a generated document and its edited self', () => {
  const edit = fc.record({
    at: fc.nat(),
    length: fc.nat(12),
    put: fc.oneof(text, fc.constant(''), fc.constant('<p>new</p>'), fc.constant('</td>'), fc.constant('<b>')),
  });
  fc.assert(
    fc.property(blocks, fc.array(edit, { maxLength: 4 }), (before, edits) => {
      let after = before;
      // Edits may cut tags in two: whatever comes out is a text somebody could send.
      for (const { at, length, put } of edits) {
        const from = at % (after.length + 1);
        after = after.slice(0, from) + put + after.slice(from + length);
      }
      checkPromises(before, after);
    }),
    { numRuns: 400 },
  );
});

test('any text at all', () => {
  const noise = fc.array(
    fc.constantFrom(
      '<',
      '>',
      '</',
      'p',
      'b',
      '/',
      ' ',
      '"',
      "'",
      '=',
      '<p>',
      '</p>',
      '<td>',
      '<!--',
      '-->',
      '&',
      ';',
      'x',
      '<pre>',
      '\n',
      '<li>',
      '<script>',
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(noise, noise, (a, b) => checkPromises(a.join(''), b.join(''))),
    { numRuns: 600 },
  );
});
