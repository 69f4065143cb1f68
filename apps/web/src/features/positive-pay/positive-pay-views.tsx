import { SegmentedControl } from '@closewright/ui/segmented-control';
import type { PositivePayView } from './positive-pay-asked.ts';

export interface PositivePayViewsProps {
  value: PositivePayView;
  /** How much is due of the bank account in hand, where one is. */
  due?: number | undefined;
  /** How many checks banks wait for; undefined until that is read. */
  exceptions: number | undefined;
  onChange(view: PositivePayView): void;
}

const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${count}`);

/** What is shown of positive pay: what a bank is told of checks and its files, or what it asks about and the files that answer. */
export function PositivePayViews({ value, due, exceptions, onChange }: PositivePayViewsProps) {
  return (
    <SegmentedControl<PositivePayView>
      label="What is shown"
      options={[
        { value: 'due', label: withCount('Due', due) },
        { value: 'files', label: 'Files' },
        { value: 'exceptions', label: withCount('Exceptions', exceptions) },
        { value: 'decisions', label: 'Decisions sent' },
      ]}
      value={value}
      onValueChange={onChange}
    />
  );
}
