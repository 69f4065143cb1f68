import { TextField } from '../text-field/index.ts';

export interface ItemFieldProps {
  /** "Name of Split escrow fee". */
  label: string;
  value: string;
  error: string | undefined;
  maxLength: number | undefined;
  onValueChange: (value: string) => void;
}

/** The field in a row. It comes because of a key or a press on its list, so it takes the focus. */
export function ItemField({ label, ...field }: ItemFieldProps) {
  return <TextField aria-label={label} required ref={focusWhole} className="-ms-[5px] py-px" {...field} />;
}

/** Focuses a field once and selects its text. */
function focusWhole(input: HTMLInputElement | null): void {
  if (!input || document.activeElement === input) return;
  input.focus({ preventScroll: true });
  input.select();
  input.scrollIntoView({ block: 'nearest' });
}
