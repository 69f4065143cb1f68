import { memo, useId } from 'react';
import { expose } from './form.tsx';
import type { BenchFieldProps } from './page.ts';

/** The floor: a plain input with its label, drawn again only when its own value changes. */
const Field = memo(({ at, label, value, change }: BenchFieldProps) => {
  const id = useId();
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => change(at, event.currentTarget.value)} />
    </div>
  );
});

expose(Field);
