import { TextField } from '@closewright/ui/text-field';
import type { TreeEditorProps } from '@closewright/ui/tree-list';

export interface NameEditorProps extends TreeEditorProps<unknown> {
  maxLength: number;
  /** What is wrong with the name, or null. */
  error: string | null;
}

/** A name, edited in its row. Enter keeps it; one that will not do stays open. */
export function NameEditor({ value, onValueChange, save, label, maxLength, error }: NameEditorProps) {
  return (
    <TextField
      aria-label={label}
      autoFocus
      maxLength={maxLength}
      value={value}
      onValueChange={onValueChange}
      error={error ?? undefined}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        if (error === null) save();
      }}
    />
  );
}
