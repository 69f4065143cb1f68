import fc from 'fast-check';

const word = fc.constantFrom(
  'Lot',
  'Block',
  'easement',
  'of',
  'the',
  'Seller’s',
  '1,200.00',
  '04/12/2013',
  '&amp;',
  '&sect;',
  '&nbsp;',
  '—',
  '(a)',
  'co-op',
  '😀',
  '.',
);
/** Words of a clause, entities and signs included. */
export const generatedText = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const { inline } = fc.letrec<{ inline: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3 },
    generatedText,
    fc.constant('<br>'),
    fc.constant('<a name="x"></a>'),
    tie('inline').map((inner) => `<b>${inner}</b>`),
    tie('inline').map((inner) => `<i>${inner}</i>`),
    fc
      .tuple(fc.constantFrom('f1', 'f2'), tie('inline'))
      .map(([name, inner]) => `<span class="${name}">${inner}</span>`),
  ),
  inline: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
}));
const generated = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    inline.map((inner) => `<p>${inner}</p>`),
    fc.tuple(fc.constantFrom('left', 'center'), inline).map(([align, inner]) => `<p align="${align}">${inner}</p>`),
    inline,
    fc.constant('<hr>'),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(fc.oneof(inline, tie('blocks')), { maxLength: 4 }))
      .map(([name, items]) => `<${name}>${items.map((item) => `<li>${item}</li>`).join('\n')}</${name}>`),
    fc
      .array(fc.array(inline, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
      .map(
        (rows) =>
          `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
      ),
    tie('blocks').map((inner) => `<div>${inner}</div>`),
  ),
  blocks: fc.array(tie('block'), { maxLength: 5 }).map((list) => list.join('')),
}));

/** HTML as editors write it: paragraphs, lists in lists, tables, nested marks. */
export const generatedBlocks = generated.blocks;
