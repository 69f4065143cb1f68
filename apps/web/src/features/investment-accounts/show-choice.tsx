import { SegmentedControl } from '@closewright/ui/segmented-control';

type Shown = 'accounts' | 'interest';

const options = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'interest', label: '1099-INT' },
] as const;

/** The accounts, or what forms say of their interest. */
export function ShowChoice({ value, onChange }: { value: Shown; onChange(shown: Shown): void }) {
  return <SegmentedControl<Shown> label="What is shown" options={options} value={value} onValueChange={onChange} />;
}
