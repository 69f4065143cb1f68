import { type ComponentType, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { nextEvent, paintOf, timed } from '../clock.ts';
import { type BenchFieldProps, fieldCount } from './page.ts';

const labels = Array.from({ length: fieldCount }, (_, at) => `Field ${at + 1}`);
const middle = fieldCount / 2;
const none = labels.map((_, at) => `Value ${at + 1}`);
none[middle] = '';

/** The same form for every contender: six columns of fields, state held here, the middle field's value shown at the end. */
function Form({ Field }: { Field: ComponentType<BenchFieldProps> }) {
  const [values, setValues] = useState(none);
  const change = useCallback((at: number, value: string) => setValues((before) => before.with(at, value)), []);
  return (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 200px)', gap: 8 }}>
        {labels.map((label, at) => (
          <Field key={label} at={at} label={label} value={values[at] ?? ''} change={change} />
        ))}
      </div>
      <output>{values[middle]}</output>
    </>
  );
}

/** Gives the form of these fields to the harness as `window.formPage`. */
export function expose(Field: ComponentType<BenchFieldProps>): void {
  const root = document.createElement('div');
  document.body.append(root);
  let measured = Promise.resolve(Number.NaN);
  const boxes = () => root.querySelectorAll('input');
  window.formPage = {
    mount: () =>
      timed(
        () => createRoot(root).render(<Form Field={Field} />),
        () => boxes().length === fieldCount,
      ),
    focus: () => boxes()[middle]?.focus(),
    arm(text) {
      measured = nextEvent('keydown').then(async (began) => {
        await paintOf(() => root.querySelector('output')?.textContent === text);
        return performance.now() - began;
      });
    },
    took: () => measured,
    labelled: () => [...boxes()].filter((box, at) => box.labels?.[0]?.textContent === labels[at]).length,
    nodes: () => root.querySelectorAll('*').length,
  };
}
