import type { FormDocument } from '@closewright/domain/forms';
import type { Printed } from './paper.ts';

/** A form of a statement on paper: drawn by templates/form.typ. Each of its pages begins a sheet. */
export interface PrintedForm extends Printed {
  readonly document: FormDocument;
  /** "DRAFT" stands behind the text of every page. A reader is not told: where that matters, the title says it too. */
  readonly isDraft?: true;
}
