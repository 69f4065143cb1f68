import { hudFormOf, type ReckonedStatement } from '../../closing-file/index.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormFigure, KeepFigure } from '../form-figures.ts';
import { headOfHud1 } from './head-of-hud.ts';
import { hudSummariesOf } from './hud-summaries.ts';
import { settlementChargesTable } from './settlement-charges.ts';

/** A HUD-1 (12 CFR 1024, Appendix A) as the statement stands, of 2010 or of 1974 by the form of its file: a view of its figures, none of which is made here. What is open has no amount. */
export function hudStatement(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const is1974 = hudFormOf(known.file)?.name === 'hud1974';
  const pages = [
    {
      number: '1',
      blocks: [
        ...headOfHud1({ known, told }, is1974 ? 'FmHA' : 'RHS'),
        ...hudSummariesOf({ figures: known.figures, keep }),
      ],
    },
    { number: '2', blocks: settlementChargesTable({ known, keep, hasBrokers: true }) },
  ];
  return { title: 'Settlement Statement (HUD-1)', pages, figures };
}
