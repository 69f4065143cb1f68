import { type CopiedPart, copiedPartLabels, copiedParts } from '@closewright/domain/orders';
import { MultiSelectField } from '@closewright/ui/multi-select';

export interface PartsFieldProps {
  value: readonly CopiedPart[];
  onValueChange(parts: readonly CopiedPart[]): void;
  error: string | undefined;
}

/** What of another file is taken over, in the order of the file. */
export function PartsField({ value, onValueChange, error }: PartsFieldProps) {
  return (
    <MultiSelectField<CopiedPart>
      className="col-span-12"
      label="Take over"
      options={copiedParts.map((part) => ({ value: part, label: copiedPartLabels[part] }))}
      value={value}
      error={error}
      onValueChange={(parts) => onValueChange(copiedParts.filter((part) => parts.includes(part)))}
    />
  );
}
