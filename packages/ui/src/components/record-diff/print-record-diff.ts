import { asText, printedTable } from '../diff-viewer/print-comparison.ts';
import type { RecordDiffMessages } from './record-diff.messages.ts';
import type { ComparedRecord } from './record-diff.types.ts';

/** The changes as a page of their own, for the printer. */
export function recordDiffPage(
  title: string,
  records: readonly ComparedRecord[],
  [before, after]: readonly [string, string],
  text: RecordDiffMessages,
): string {
  const cell = (value: string | null, tag: 'del' | 'ins', isWhole: boolean) =>
    value === null
      ? isWhole
        ? ''
        : `<i>${asText(text.nothing)}</i>`
      : `<${tag}>${asText(value).replaceAll('\n', '<br>')}</${tag}>`;
  const rows = records.flatMap(({ name, state, moved, fields }) => {
    const isWhole = state === 'added' || state === 'removed';
    const words = [
      name,
      state === 'added' ? text.isAdded : state === 'removed' ? text.isRemoved : '',
      moved ? text.isMoved(moved.from, moved.to) : '',
    ].filter(Boolean);
    const shown = fields.filter(({ isChanged }) => isWhole || isChanged);
    const heading = words.length > 0 && (shown.length > 0 || moved) ? [[asText(words.join(' · '))]] : [];
    const lines = shown.map((field) => [
      asText(field.label),
      cell(field.before, 'del', isWhole),
      cell(field.after, 'ins', isWhole),
    ]);
    return [...heading, ...lines];
  });
  return printedTable(title, [text.field, before, after], rows);
}
