import type { DisclosureBox, DisclosurePart } from '../../disclosure/index.ts';
import type { FormBlock, FormRun, FormText } from '../form-document.ts';
import { type FormFigure, figureRun, type KeepFigure } from '../form-figures.ts';
import { boxOf, openAt, paragraph, subheading, valueWords } from '../form-parts.ts';

/** A part of the loan disclosures as the form has it: its sentence, boxes, and what follows. */
export function disclosureBlocks(part: DisclosurePart, keep: KeepFigure): readonly FormBlock[] {
  const { name, title, lead, blank, boxes, after, missing } = part;
  const at = `disclosures.${name}`;
  const isOpen = Object.keys(missing).length > 0;
  const figure: FormFigure | null = isOpen ? openAt(missing) : (figureOf(boxes) ?? null);
  if (figure) keep(at, figure);
  const marked = figure ? { figure: at } : {};
  // What is chosen in boxes has the field of its part; a sentence tells the first field that it is made of.
  const field = name === 'negativeAmortization' ? undefined : name === 'latePayment' ? 'lateDays' : name;
  const inBlank: FormRun[] =
    blank === undefined
      ? []
      : [
          { text: ' ' },
          blank === null
            ? { text: '____', field: 'securityInterest', ...marked }
            : figureRun(keep, at, { kind: 'figure', trace: blank }, valueWords),
        ];
  const sentence: FormRun =
    boxes.length === 0 && blank === undefined && field !== undefined
      ? { text: lead, field, ...marked }
      : { text: lead };
  return [
    subheading(title),
    paragraph(sentence, ...inBlank),
    ...boxBlocks(boxes, { ...marked, ...(field !== undefined && { field }) }),
    ...(after === undefined ? [] : [paragraph({ text: after })]),
  ];
}

const figureOf = (boxes: readonly DisclosureBox[]): FormFigure | undefined =>
  boxes.flatMap(({ trace }): FormFigure[] => (trace ? [{ kind: 'figure', trace }] : []))[0];

/** Boxes below each other, those below a box after it. */
export const boxBlocks = (
  boxes: readonly DisclosureBox[],
  marked: Pick<FormRun, 'field' | 'figure'>,
): readonly FormText[] =>
  boxes.flatMap(({ words, isTaken, boxes: below = [], after }) => [
    paragraph({ text: boxOf(isTaken), ...marked }, { text: ` ${words}` }),
    ...boxBlocks(below, marked),
    ...(after === undefined ? [] : [paragraph({ text: after })]),
  ]);
