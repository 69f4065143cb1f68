import { useId } from 'react';
import { type BenchFieldProps, expose } from './form.tsx';

/** A plain input with its label, all drawn again at every key. */
function Field({ at, label, value, change }: BenchFieldProps) {
  const id = useId();
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => change(at, event.currentTarget.value)} />
    </div>
  );
}

expose(Field);
