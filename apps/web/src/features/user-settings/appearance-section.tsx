import { Section } from '@closewright/ui/section';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { densities, densityLabels, themeLabels, themes } from '../../app/preferences/appearance.ts';
import { useAppearance } from '../../app/preferences/use-appearance.ts';

interface ChoiceProps<V extends string> {
  label: string;
  values: readonly V[];
  labels: Readonly<Record<V, string>>;
  value: V;
  onChoose(value: V): void;
}

function Choice<V extends string>({ label, values, labels, value, onChoose }: ChoiceProps<V>) {
  return (
    <div>
      <p aria-hidden className="pb-1 text-label text-muted">
        {label}
      </p>
      <SegmentedControl
        label={label}
        options={values.map((each) => ({ value: each, label: labels[each] }))}
        value={value}
        onValueChange={onChoose}
      />
    </div>
  );
}

/** Theme and density; a choice is seen at once, and kept for who may change anything. */
export function AppearanceSection({ isKept }: { isKept: boolean }) {
  const { theme, density, choose } = useAppearance();
  return (
    <Section name="appearance" title="Appearance" meta={isKept ? 'Kept as you choose' : 'For this visit'}>
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        <Choice
          label="Theme"
          values={themes}
          labels={themeLabels}
          value={theme}
          onChoose={(next) => choose({ theme: next })}
        />
        <Choice
          label="Density"
          values={densities}
          labels={densityLabels}
          value={density}
          onChoose={(next) => choose({ density: next })}
        />
      </div>
    </Section>
  );
}
