import { useId } from 'react';
import { expose } from './form.tsx';
import type { BenchFieldProps } from './page.ts';

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
