import '@closewright/ui/styles.css';
import { TextField } from '@closewright/ui/text-field';
import { expose } from './form.tsx';
import type { BenchFieldProps } from './page.ts';

/** The kit's text field with its label, message region and mode, all drawn again at every key. */
function Field({ at, label, value, change }: BenchFieldProps) {
  return <TextField label={label} value={value} onValueChange={(next) => change(at, next)} />;
}

expose(Field);
