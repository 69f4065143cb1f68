import { hudFormOf, type ReckonedStatement } from '../../closing-file/index.ts';
import { hudForm2010 } from '../../settlement/index.ts';
import { addedPages } from '../added-page.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormPage } from '../form-document.ts';
import type { FormFigure, KeepFigure } from '../form-figures.ts';
import { gfeComparisonTable } from './gfe-comparison.ts';
import { headOfHud1, headOfHud1A } from './head-of-hud.ts';
import { disbursementsAndNet } from './hud-one-a.ts';
import { hudSummariesOf } from './hud-summaries.ts';
import { hudTermsTable } from './hud-terms.ts';
import { hudSummaries } from './preprinted-summaries.ts';
import { settlementChargesTable } from './settlement-charges.ts';

/**
 * A HUD-1 (12 CFR 1024, Appendix A) as the statement stands, of 2010 or of 1974 by the form of its file, without a seller a HUD-1A: a view of its figures, none of which is made here.
 * What is open has no amount. A file whose statement is a closing disclosure has none.
 */
export function hudStatement(known: ReckonedStatement, told: ToldOfFile): ExplainedForm {
  const figures = new Map<string, FormFigure>();
  const keep: KeepFigure = (name, figure) => void figures.set(name, figure);
  const { hasSeller } = known.file;
  const is1974 = hudFormOf(known.file)?.name === 'hud1974';
  const last = [
    // Of a HUD-1A these have no room on a sheet with the charges, where the form has them.
    ...(hasSeller ? [] : disbursementsAndNet({ figures: known.figures, keep })),
    // The form of 1974 is compared with no estimate.
    ...(is1974 ? [] : [...gfeComparisonTable(known, keep), ...hudTermsTable(known, told, keep)]),
  ];
  const pages = [
    ...(hasSeller ? hud1(known, told, keep) : [oneA(known, told, keep)]),
    ...(last.length > 0 ? [last] : []),
    ...addendum(known, keep),
  ];
  const name = hasSeller ? 'HUD-1' : 'HUD-1A';
  return {
    title: `Settlement Statement (${name})`,
    pages: pages.map(
      (blocks, at): FormPage => ({
        number: String(at + 1),
        blocks,
        footer: [{ text: `${name}   Page ${at + 1} of ${pages.length}` }],
      }),
    ),
    figures,
  };
}

/** Pages 1 and 2: both transactions, and the charges. */
function hud1(known: ReckonedStatement, told: ToldOfFile, keep: KeepFigure): readonly (readonly FormBlock[])[] {
  const rural = hudFormOf(known.file)?.name === 'hud1974' ? 'FmHA' : 'RHS';
  return [
    [...headOfHud1({ known, told }, rural), ...hudSummariesOf({ figures: known.figures, keep })],
    settlementChargesTable({ known, keep, hasBrokers: true }),
  ];
}

/** Page 1 of a HUD-1A: the charges. */
const oneA = (known: ReckonedStatement, told: ToldOfFile, keep: KeepFigure): readonly FormBlock[] => [
  ...headOfHud1A({ known, told }),
  ...settlementChargesTable({ known, keep, hasBrokers: false }),
];

/** The page that is added for lines that the form has not; what a HUD-1A has none for stands below its own. */
function addendum(known: ReckonedStatement, keep: KeepFigure): readonly (readonly FormBlock[])[] {
  const { hasSeller } = known.file;
  const { heads } = hudFormOf(known.file) ?? hudForm2010;
  const titles = new Map([
    ...(hasSeller ? Object.entries(hudSummaries).map(([key, { title }]) => [key, title] as const) : []),
    ...Object.entries(heads),
  ]);
  const labelOf = (key: string) => {
    const title = titles.get(key);
    return title === undefined ? null : `${key}. ${title}`;
  };
  const pages = addedPages(known, keep, { form: 'HUD', number: '', title: 'Addendum', labelOf });
  return pages.map(({ blocks }) => blocks);
}
