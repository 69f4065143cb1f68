/** Where a step's value comes from: a computed one, one that was typed, or a computed one somebody replaced. */
export type ExplanationOrigin = 'calculated' | 'typed' | 'overridden';

/**
 * One step of "why this number": what a calculation left behind. Neutral: values come formatted, so money, rates, dates and days all
 * fit. The first node is the number itself, its children what it was made of.
 */
export interface ExplanationNode {
  /** Unique in the tree. */
  readonly id: string;
  /** "Loan policy premium". */
  readonly label: string;
  /** As it is shown: "500.00", "3.8750%". Empty if there is none yet. */
  readonly value: string;
  /** As it is read out, where the shown text reads badly: "minus 2,500.00". */
  readonly spoken?: string;
  /** What was done, in words: "Sum of the bands", "Rate times amount, per 1,000.00". */
  readonly operation?: string;
  /** The rounding that was applied: "to the cent, half up". */
  readonly rounding?: string;
  /** The rule or source, as one would cite it, and its address if it can be opened. */
  readonly source?: { readonly text: string; readonly href?: string };
  readonly origin?: ExplanationOrigin;
  /** Name of the field this is the value of: makes the label a way to it. */
  readonly field?: string;
  readonly children?: readonly ExplanationNode[];
}

/** The sentence under a step: operation, rounding and source, as far as there are any. */
export const explanationDetail = (node: ExplanationNode): string =>
  [node.operation, node.rounding && `rounded ${node.rounding}`, node.source?.text].filter(Boolean).join(' · ');

/** The whole tree as text, one line a step, indented by two spaces a level: for a mail or a note. */
export function explanationText(node: ExplanationNode, level = 0): string {
  const detail = explanationDetail(node);
  const line = `${'  '.repeat(level)}${node.label}: ${node.value}${detail ? ` (${detail})` : ''}`;
  return [line, ...(node.children ?? []).map((child) => explanationText(child, level + 1))].join('\n');
}

/** A step with its place in the tree, as rows need it. */
export interface ExplanationRow {
  readonly node: ExplanationNode;
  /** 1 for the number itself. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly parent: string | null;
}

/** The rows that show, top to bottom: children of what is open only. */
export function visibleRows(root: ExplanationNode, open: ReadonlySet<string>): ExplanationRow[] {
  const rows: ExplanationRow[] = [];
  const add = (node: ExplanationNode, level: number, position: number, siblings: number, parent: string | null) => {
    rows.push({ node, level, position, siblings, parent });
    const children = node.children ?? [];
    if (!open.has(node.id)) return;
    for (const [index, child] of children.entries()) add(child, level + 1, index + 1, children.length, node.id);
  };
  add(root, 1, 1, 1, null);
  return rows;
}

/** Ids of the steps that have steps inside, down to `levels` levels. */
export function branches(node: ExplanationNode, levels = Number.POSITIVE_INFINITY): string[] {
  if (levels <= 0 || !node.children?.length) return [];
  return [node.id, ...node.children.flatMap((child) => branches(child, levels - 1))];
}
