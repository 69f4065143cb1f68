import { adjustmentName } from '@closewright/domain/adjustments';
import { feeName } from '@closewright/domain/fees';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { type RefObject, useState } from 'react';
import { listOf, type Row } from '../../records/editor/aggregate.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { figuredRows } from '../../records/settlement/statement-figures.ts';
import { useStatementPage } from '../../records/settlement/statement-rows.ts';
import {
  type FormLine,
  type LineKind,
  lineOf,
  type NewLine,
  newLineBeside,
  newLineIn,
  sectionOfLine,
} from './form-lines.ts';
import { lineInHand, showCell, showCellAfter, showLine } from './paper-walk.ts';

/** A line that is being added. */
export interface AddedLine extends NewLine {
  readonly key: number;
  /** The line that had the focus. */
  readonly line: string;
  /** What it is added to, in words. */
  readonly title: string;
}

const inEditor = { inDialogs: true, inFields: true };
const noSection = 'Go to a charge, a debit or a credit first: the line is added there.';

/** What is done to lines of the form by key: Ctrl Enter adds one in the section in hand, Ctrl Delete takes one away, Ctrl G goes to one. */
export function useFormLines(
  paper: RefObject<HTMLElement | null>,
  lines: ReadonlyMap<string, FormLine>,
  hasSeller: boolean,
) {
  const { editor, modeOf } = useStatementPage();
  const [added, setAdded] = useState<AddedLine | null>(null);
  const remove = { fees: useRemoveRow('fees'), adjustments: useRemoveRow('adjustments') };
  /** Whether lines of a kind with these values are edited; says why where they are not. */
  const isEdited = (kind: LineKind, values: Row['values']): boolean => {
    const { mode, reason } = modeOf(listOf(editor.kinds, kind), values);
    if (mode !== 'edit') toasts.warning(reason?.text ?? 'This line cannot be edited now.');
    return mode === 'edit';
  };

  /** The row of the statement that the line in hand shows. */
  const rowInHand = (): { kind: LineKind; row: Row } | null => {
    const cells = [document.activeElement, ...(lineInHand()?.querySelectorAll('[data-cell]') ?? [])];
    const [, list, at] =
      cells.map((cell) => /^(fees|adjustments)\.(\d+)\./.exec(cell?.getAttribute('data-at') ?? '')).find(Boolean) ?? [];
    const kind = list === 'adjustments' || list === 'fees' ? list : null;
    const row = kind && figuredRows(editor.rows.get(), kind)[Number(at)];
    return kind && row ? { kind, row } : null;
  };

  const add = () => {
    const line = lineInHand()?.dataset.line ?? added?.line ?? '';
    const beside = rowInHand();
    const made = newLineIn(line, hasSeller) ?? (beside && newLineBeside(beside.kind, beside.row));
    if (made === null) return void toasts.info(noSection);
    if (!isEdited(made.kind, made.values)) return;
    const [key] = editor.add(made.kind, [made.values]);
    const title = lines.get(sectionOfLine(line))?.title ?? 'this section';
    if (key !== undefined) setAdded({ ...made, key, line, title });
  };
  const leave = () => {
    if (added) editor.leave(added.kind);
    setAdded(null);
  };
  /** The focus goes to the line that was added, wherever its words have put it, or to the cell after its words. */
  const done = (to?: 'next cell') => {
    if (!added) return;
    const at = figuredRows(editor.rows.get(), added.kind).findIndex(({ key }) => key === added.key);
    leave();
    setTimeout(() => {
      const cell = `${added.kind}.${at}.`;
      if (to && at >= 0 && showCellAfter(paper.current, cell)) return;
      if (at < 0 || !showCell(paper.current, cell, 'beginning')) showLine(paper.current, added.line);
    });
  };

  const removeInHand = async () => {
    const line = lineInHand();
    const inHand = rowInHand();
    if (inHand === null) return void toasts.info('This line follows from what is entered elsewhere: F1 leads there.');
    const { kind, row } = inHand;
    if (!isEdited(kind, row.values)) return;
    const name = kind === 'fees' ? feeName(row.values) : adjustmentName(row.values);
    const question = { title: `Delete ${name}?`, message: 'The activity keeps what was there.' };
    if (await remove[kind]([row], row.id > 0 ? question : undefined))
      setTimeout(() => showLine(paper.current, line?.dataset.line ?? ''));
  };

  const goTo = async () => {
    const words = await dialogs.promptText({ title: 'Go to line', label: 'Line, or words of it', maxLength: 60 });
    if (words === null) return;
    // Once the dialog is gone, which has the focus till then.
    setTimeout(() => {
      const line = lineOf(words, lines);
      if (line === null || !showLine(paper.current, line)) toasts.info(`The form has no line ${words.trim()}.`);
    });
  };

  useHotkey('$mod+Enter', 'Add line', add, inEditor);
  useHotkey('$mod+Delete', 'Delete line', () => void removeInHand(), { inDialogs: true, inFields: false });
  useHotkey('$mod+g', 'Go to line', () => void goTo(), { ...inEditor, opensBox: true });
  return { added, done, leave };
}
