import '@closewright/ui/styles.css';
import { TextField } from '@closewright/ui/text-field';
import { type BenchFieldProps, expose } from './form.tsx';

/** The kit's text field with its label, message region and mode, all drawn again at every key. */
function Field({ at, label, value, change }: BenchFieldProps) {
  return <TextField label={label} value={value} onValueChange={(next) => change(at, next)} />;
}

expose(Field);
