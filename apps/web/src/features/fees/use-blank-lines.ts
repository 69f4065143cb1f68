import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';
import type { FeeOutline } from './fee-outline.ts';

/** A line that is blank yet, and its section on the form. */
interface BlankLine {
  readonly section: string;
  readonly row: Row;
}

/** The blank line at the end of each section. */
export interface BlankLines {
  readonly lines: readonly Row[];
  isBlankLine(row: Row): boolean;
  /** A fee of a section that stands nowhere yet. */
  make(section: string): Row;
}

/**
 * A blank line at the end of each section, which becomes a fee when something is typed into it: it keeps its key, and another one stands
 * behind it.
 * @param mayBegin whether a fee that begins with these values may be entered
 */
export function useBlankLines(begins: FeeOutline['begins'], mayBegin: (values: Row['values']) => boolean): BlankLines {
  const { editor } = useStatementPage();
  const { fees } = useStatementRows();
  const make = useCallback(
    (section: string) => editor.make({ ...statementKinds.fees.begin?.([]), ...begins.get(section) }),
    [editor, begins],
  );
  const [made, setMade] = useState<readonly BlankLine[]>([]);
  // What is typed into it makes another row of it: this very one is blank for good.
  const [blank] = useState(() => new WeakSet<Row>());
  const key = [...begins].flatMap(([section, values]) => (mayBegin(values) ? [section] : [])).join();
  const open = useMemo(() => key.split(',').filter(Boolean), [key]);
  const isTaken = ({ row: { key } }: BlankLine) => fees.some((fee) => fee.key === key);
  const isThere = (section: string) => made.some((line) => line.section === section && !isTaken(line));
  const missing = open.filter((section) => !isThere(section));
  if (missing.length > 0) {
    const added = missing.map((section) => ({ section, row: make(section) }));
    for (const { row } of added) blank.add(row);
    setMade([...made.filter((line) => !isTaken(line)), ...added]);
  }
  // Those of another form, which the file had before, are not shown.
  const lines = useMemo(() => made.flatMap(({ section, row }) => (open.includes(section) ? [row] : [])), [made, open]);
  return { lines, make, isBlankLine: useCallback((row: Row) => blank.has(row), [blank]) };
}
