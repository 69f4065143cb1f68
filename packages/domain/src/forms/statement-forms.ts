import { formOfFile, type ReckonedStatement } from '../closing-file/index.ts';
import { closingDisclosure, type ExplainedForm } from './closing-disclosure/closing-disclosure.ts';
import type { ToldOfFile } from './closing-disclosure/told-of-file.ts';
import { hudStatement } from './hud/hud-statement.ts';

/** What decides on which forms a statement is printed. */
export interface StatementOnForms {
  readonly settlementStatementType: number | undefined;
  readonly hasSeller: boolean;
}

interface StatementForm {
  /** As the form calls itself. */
  readonly title: string;
  readonly fits: (statement: StatementOnForms) => boolean;
  readonly draw: (known: ReckonedStatement, told: ToldOfFile) => ExplainedForm;
}

const isDisclosed = ({ settlementStatementType }: StatementOnForms): boolean =>
  formOfFile(settlementStatementType) === 'CDF';

/** The forms that a statement is drawn on, on the screen and on paper. A statement’s own form stands before the others that fit it. */
const statementForms = {
  closingDisclosure: { title: 'Closing Disclosure', fits: isDisclosed, draw: closingDisclosure },
  hudStatement: { title: 'Settlement Statement', fits: (statement) => !isDisclosed(statement), draw: hudStatement },
} satisfies Record<string, StatementForm>;

export type FormName = keyof typeof statementForms;

// The keys of a literal are known by its type.
export const formNames = Object.keys(statementForms) as [FormName, ...FormName[]];

/** What a form calls itself, `Closing Disclosure`. */
export const formTitle = (form: FormName): string => statementForms[form].title;

/** The forms that fit a statement, its own first. */
export const formsThatFit = (statement: StatementOnForms): FormName[] =>
  formNames.filter((name) => statementForms[name].fits(statement));

/** A statement on one of its forms. */
export const statementOnForm = (form: FormName, known: ReckonedStatement, told: ToldOfFile): ExplainedForm =>
  statementForms[form].draw(known, told);
