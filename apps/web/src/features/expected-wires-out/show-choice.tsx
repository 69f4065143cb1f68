import { SegmentedControl } from '@closewright/ui/segmented-control';

type Shown = 'wires' | 'files';

const options = [
  { value: 'wires', label: 'Payments' },
  { value: 'files', label: 'Files' },
] as const;

/** Wires and ACH payments, or the files that sent them. */
export function ShowChoice({ value, onChange }: { value: Shown; onChange(shown: Shown): void }) {
  return <SegmentedControl<Shown> label="What is shown" options={options} value={value} onValueChange={onChange} />;
}
