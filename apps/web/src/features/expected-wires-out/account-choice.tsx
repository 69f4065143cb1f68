import { SelectField } from '@closewright/ui/select-field';
import { useDueWires } from './use-wires-out.ts';

export interface AccountChoiceProps {
  value: number | undefined;
  onChange(account: number | undefined): void;
}

/** One of the trust accounts of the user's regions, or all of them. */
export function AccountChoice({ value, onChange }: AccountChoiceProps) {
  const accounts = useDueWires().data ?? [];
  return (
    <SelectField<number>
      className="w-[200px]"
      aria-label="Bank account"
      placeholder="Any bank account"
      options={accounts.map(({ bankAccountID, name }) => ({ value: bankAccountID, label: name }))}
      value={value ?? null}
      onValueChange={(account) => onChange(account ?? undefined)}
    />
  );
}
