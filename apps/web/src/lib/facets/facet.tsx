import { Checkbox } from '@closewright/ui/checkbox';

/** A value of a facet, and how many hits it has. */
export interface FacetValue<V extends string | number = string> {
  readonly value: V;
  readonly label: string;
  readonly count: number;
}

export interface FacetProps<V extends string | number> {
  label: string;
  /** Something above says already what it is. */
  isLabelHidden?: boolean;
  values: readonly FacetValue<V>[];
  chosen: readonly V[];
  onToggle: (value: V, isOn: boolean) => void;
}

/** One facet: its values with what they would bring, as boxes to tick. Nothing where there is nothing to choose from. */
export function Facet<V extends string | number>({
  label,
  isLabelHidden = false,
  values,
  chosen,
  onToggle,
}: FacetProps<V>) {
  if (values.length === 0) return null;
  return (
    <fieldset className="m-0 mb-3 min-w-0 border-0 p-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 p-0 text-label font-medium text-muted'}>{label}</legend>
      {values.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          label={`${name} (${count.toLocaleString('en-US')})`}
          value={chosen.includes(value)}
          onValueChange={(isOn) => onToggle(value, isOn)}
        />
      ))}
    </fieldset>
  );
}
