import { Field as BaseField } from '@base-ui/react/field';
import { expose } from './form.tsx';
import type { BenchFieldProps } from './page.ts';

/** Base UI's field with label, control and a place for the error, all drawn again at every key. */
function Field({ at, label, value, change }: BenchFieldProps) {
  return (
    <BaseField.Root style={{ display: 'flex', flexDirection: 'column' }}>
      <BaseField.Label>{label}</BaseField.Label>
      <BaseField.Control value={value} onValueChange={(next) => change(at, next)} />
      <BaseField.Error />
    </BaseField.Root>
  );
}

expose(Field);
