import { SelectField, type SelectOption } from '../select-field/index.ts';
import type { FileUploadMessages } from './file-upload.messages.ts';
import type { UploadItem } from './upload.types.ts';

export interface UploadTypeProps {
  item: UploadItem;
  types: readonly SelectOption[];
  required: boolean;
  readOnly: boolean;
  words: FileUploadMessages;
  onChange: (documentType: string | null) => void;
}

/** What kind of document a file is, picked in its row. Loaded with the first list of types. */
export default function UploadType({ item, types, required, readOnly, words, onChange }: UploadTypeProps) {
  return (
    <SelectField
      aria-label={words.typeOf(item.name)}
      options={types}
      value={item.documentType ?? null}
      onValueChange={onChange}
      placeholder={words.pickType}
      required={required}
      readOnly={readOnly}
      className="w-36 flex-none py-0.5"
    />
  );
}
