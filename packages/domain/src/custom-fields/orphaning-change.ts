import type { CustomDataDefinition } from './definition.ts';
import { isList, takesMaxLength } from './field-type.ts';

/** What a change of a field does to what is stored. */
export interface OrphaningChange {
  /** The stored values cannot be read as the new type and are removed. */
  readonly removesValues: boolean;
  /** The choices belong to another parent, or to no list any more, and are removed. */
  readonly removesChoices: boolean;
  /** Stored texts longer than this become too long to be saved again; null when none can. */
  readonly longerThan: number | null;
}

type Changeable = Pick<CustomDataDefinition, 'customDataType' | 'maxLength' | 'parentID'>;

/** What would be orphaned when a field changes from one definition to another. Labels, order and the rest orphan nothing. */
export function orphaningChange(before: Changeable, after: Changeable): OrphaningChange {
  const isShorter = after.maxLength !== null && (before.maxLength === null || after.maxLength < before.maxLength);
  return {
    removesValues: before.customDataType !== after.customDataType && !keepsContent(before, after),
    removesChoices:
      isList(before.customDataType) && (!isList(after.customDataType) || before.parentID !== after.parentID),
    longerThan: takesMaxLength(after.customDataType) && isShorter ? after.maxLength : null,
  };
}

/** Text stays text: of a list its chosen words, of text and memo all of it. */
function keepsContent(before: Changeable, after: Changeable): boolean {
  const isText = takesMaxLength(before.customDataType) || isList(before.customDataType);
  return (
    isText && (takesMaxLength(after.customDataType) || (isList(before.customDataType) && isList(after.customDataType)))
  );
}
