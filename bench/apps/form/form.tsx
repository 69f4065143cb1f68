import { type ComponentType, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { paintOf, timed } from '../clock.ts';

export const fieldCount = 300;

/** A labelled text field whose value the parent holds. `change` is the same function in every render. */
export interface BenchFieldProps {
  readonly at: number;
  readonly label: string;
  readonly value: string;
  readonly change: (at: number, value: string) => void;
}

/** How the harness calls the page. */
export interface FormPage {
  /** Milliseconds to the paint with all fields. */
  mount(): Promise<number>;
  /** Puts the caret into the field in the middle. */
  focus(): void;
  /** Milliseconds from the next key's time stamp to the paint in which the parent's state holds this text. */
  next(text: string): Promise<number>;
  /** Checks the work: how many labelled text boxes there are, by their accessible labels. */
  labelled(): number;
  nodes(): number;
}

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
  const boxes = () => root.querySelectorAll('input');
  const page: FormPage = {
    mount: () =>
      timed(
        () => createRoot(root).render(<Form Field={Field} />),
        () => boxes().length === fieldCount,
      ),
    focus: () => boxes()[middle]?.focus(),
    async next(text) {
      const began = await new Promise<number>((resolve) => {
        window.addEventListener('keydown', (event) => resolve(event.timeStamp), { once: true, capture: true });
      });
      await paintOf(() => root.querySelector('output')?.textContent === text);
      return performance.now() - began;
    },
    labelled: () => [...boxes()].filter((box, at) => box.labels?.[0]?.textContent === labels[at]).length,
    nodes: () => root.querySelectorAll('*').length,
  };
  Object.assign(window, { formPage: page });
}
